/** Games whose rulebook has colours of its own: which of the seat colours each seat wears while that game is shown. */
let worn: readonly number[] | null = $state.raw(null);

export function wear(order: readonly number[] | null): void {
  worn = order;
}
/** The number of the colour a seat wears. */
export function wornBy(seat: number): number {
  return worn?.[seat] ?? seat;
}

/** Whether the game shown counts points; where somebody simply arrives first there are none to show. */
let counted = $state(true);

export function countPoints(yes: boolean): void {
  counted = yes;
}

export function pointsCount(): boolean {
  return counted;
}
