/** The page's engine: one worker that keeps the rules of the games that are looked at, and answers questions about them. */
import { Game } from './game';
import type { Carried } from './layout';
import type { Asked, Questions, Told } from './messages';

const games = new Map<string, Game>();

/** Loads the rules of a table: of exactly its data files, as the server plays them today. */
async function open({ game, query, components }: Questions['open'][0]): Promise<boolean> {
  const known = games.get(game);
  if (known?.carried.components === components) return true;
  games.delete(game);
  const answer = await fetch(`/engine/${encodeURIComponent(game)}${query}`);
  if (!answer.ok) return false;
  const carried = (await answer.json()) as Carried;
  if (carried.components !== components) return false;
  const code = await fetch(carried.module);
  if (!code.ok) return false;
  games.set(game, await Game.open(carried, await code.arrayBuffer()));
  return true;
}

function gameOf(name: string): Game {
  const found = games.get(name);
  if (!found) throw new Error(`the rules of ${name} are not here`);
  return found;
}

function answer(asked: Asked): Promise<unknown> | unknown {
  switch (asked.what) {
    case 'open':
      return open(asked.given);
    case 'legal':
      return gameOf(asked.given.game).legal(asked.given.view, asked.given.seat);
    case 'whyNot': {
      const { game, view, seat, code, extra } = asked.given;
      return { refused: gameOf(game).whyNot(view, seat, code, extra) };
    }
    case 'code':
      return gameOf(asked.given.game).code(asked.given.kind, asked.given.parts);
    case 'call': {
      const { game, door, view, numbers, out } = asked.given;
      return gameOf(game).call(door, view, numbers, out);
    }
  }
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const told: Told = { id: data.id };
  try {
    told.found = await answer(data);
  } catch (problem) {
    told.problem = String(problem);
  }
  self.postMessage(told);
};
