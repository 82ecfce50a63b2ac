/** Drawn stones that are never twice the same, yet always the same for the same number. */

/** A generator of numbers in 0..1 from a small seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** A rounded stone about a middle: a closed, smooth path that stays within `rough` of the ellipse. */
export function pebble(cx: number, cy: number, rx: number, ry: number, seed: number, rough = 0.12, corners = 9): string {
  const next = dice(seed);
  const points = Array.from({ length: corners }, (_, i) => {
    const a = ((i + (next() - 0.5) * 0.5) / corners) * 2 * Math.PI;
    const far = 1 - rough * next();
    return [cx + rx * far * Math.cos(a), cy + ry * far * Math.sin(a)] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % corners]!, points[(i + 1) % corners]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const sides = points.map((_, i) => {
    const [x, y] = points[(i + 1) % corners]!;
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${sides.join('')}Z`;
}

/** A line of ripples: a gentle wave from left to right. */
export function ripple(x: number, y: number, length: number, height: number): string {
  const half = length / 2;
  return `M${x} ${y}q${half / 2} ${-height} ${half} 0t${half} 0`;
}
