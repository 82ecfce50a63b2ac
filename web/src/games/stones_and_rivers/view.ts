/** What a seat of Stones & Rivers may see. Written by `web/view_types.py` from the game's state. */
export type View = {
  seats: number;
  asked: number;
  question: number;
  ended: number;
  board: number;
  circle: number;
  first: number;
  stone_push: number;
  river_sends_river: number;
  send_after_travel: number;
  stop_on_old: number;
  ply_cap: number;
  repetition: number;
  adjudicate: number;
  cells: number[];
  men: number[][];
  turn: number;
  ply: number;
  scored: number[];
  last: number[];
  hash: number;
  ring: number[];
};
