/** A program being put together: a card goes to a place; one that lay there changes places with it. */
export function laidAt(program: readonly (number | null)[], card: number, slot = program.indexOf(null)): (number | null)[] {
  if (slot < 0) return [...program];
  const from = program.indexOf(card);
  const next = program.map((it) => (it === card ? null : it));
  const there = next[slot] ?? null;
  next[slot] = card;
  if (there !== null && from >= 0) next[from] = there;
  return next;
}
