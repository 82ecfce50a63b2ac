"""kill -9 at any moment: what was acknowledged is there, once; what was sealed is kept and not shown."""

from pathlib import Path

from .server_process import Launcher
from .siege import Siege


async def test_ten_kills_lose_double_and_show_nothing(tmp_path: Path) -> None:
    launcher = await Launcher().open()
    siege = Siege(tmp_path, kills=10, seed=7, pairs=("hidden_stones", "pebbles", "pebbles"), launcher=launcher)
    await siege.run()
    await launcher.close()
    assert siege.killed == 10
    assert await siege.broken_promises() == []
    kinds = {pair.game for pair in siege.pairs if pair.promises}
    assert kinds == {"hidden_stones", "pebbles"}
    assert " ERROR " not in (tmp_path / "server.log").read_text("utf-8")  # a worker may say that its server is gone
