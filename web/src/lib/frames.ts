/** The next frame. A tab that nobody sees draws none, and one that is starved draws few: what runs must come to its end there
 * too, so a timer stands in for a frame that does not come. */
const LATE = 1000;

/** Calls once, with the time of `performance.now()`; what comes back calls it off. */
export function nextFrame(run: (now: number) => void): () => void {
  const once = () => {
    stop();
    run(performance.now());
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, LATE);
  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  return stop;
}
