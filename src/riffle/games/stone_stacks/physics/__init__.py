"""The stones under physics: their geometry, the hand, the sway, the engine, and what the page is sent of it."""
