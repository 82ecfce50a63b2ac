/** Gods' sets against the land: which terrain tokens are still missing (rule 82: printed terrain and outlined tokens do not count). */
import { TERRAINS, type Cell } from './land';

/** The kinds of a set that do not lie plain side up yet, one entry a token. */
export function missing(all: Cell[], set: readonly string[]): string[] {
  const there = all.filter((it) => it.token && !it.outlined).map((it) => TERRAINS[it.terrain]!);
  return set.filter((kind) => {
    const at = there.indexOf(kind);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}
/** For each token of a set whether it lies: the first ones of a kind do. */
export function lying(all: Cell[], set: readonly string[]): boolean[] {
  const lacks = missing(all, set);
  return set.map((kind, i) => {
    const [before, wanted, short] = [set.slice(0, i), set, lacks].map((list) => list.filter((it) => it === kind).length) as [number, number, number];
    return before < wanted - short;
  });
}
