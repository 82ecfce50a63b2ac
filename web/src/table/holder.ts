/** Who should hold the device: stays where it is unless only others on this device have to answer. */
export function nextHolder(here: readonly number[], held: number | null, asked: readonly number[]): number | null {
  if (held !== null && asked.includes(held)) return held;
  const local = asked.filter((seat) => here.includes(seat));
  if (!local.length) return held;
  return local.find((seat) => held === null || seat > held) ?? local[0]!;
}
