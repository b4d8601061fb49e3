/**
 * Calls `free` once: when the shopper scrolls, presses something in the box, or resizes the window. The page moves at that moment anyway, so
 * ground that was kept free can disappear. Before that, the parts below would jump on their own (LOAD-04).
 *
 * @returns stops listening, and calls `free` if nothing did
 */
export function onNextMove(box: HTMLElement, free: () => void): () => void {
  const moved = new AbortController();
  const end = () => {
    if (!moved.signal.aborted) free();
    moved.abort();
  };
  const { signal } = moved;
  // The page may scroll in a box of its own.
  addEventListener('scroll', end, { signal, capture: true, passive: true });
  addEventListener('resize', end, { signal });
  box.addEventListener('click', end, { signal });
  return end;
}
