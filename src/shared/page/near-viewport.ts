/**
 * Lazy loading for pages with many tags: a component is loaded when its tag is within a screen's height of the viewport. Off until `loadNear`
 * is called, so that a bundled application gets every component at once. Printing ends it, and so does the first key press: keyboard and screen
 * reader users go from heading to heading and do not scroll.
 */
const margin = 1;

let observer: IntersectionObserver | undefined;
/** The functions that load the component of each host that is not near. */
const waiting = new Map<Element, () => void>();

/** From now on components wait until they are near. */
export function loadNear(): void {
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
    },
    { rootMargin: `${margin * 100}%`, scrollMargin: `${margin * 100}%` },
  );
  for (const name of ['beforeprint', 'keydown']) addEventListener(name, loadAll, { capture: true, once: true });
}

/** Loads what waits, and from now on every component as soon as its tag is there. */
export function loadAll(): void {
  for (const host of [...waiting.keys()]) release(host);
  observer = undefined;
}

/** Calls `load` when the host is near: at once, behind this task, or when it is scrolled to. */
export function whenNear(host: Element, load: () => void): void {
  if (!observer) {
    load();
    return;
  }
  waiting.set(host, load);
  // After the skeletons of all that came in this task: the first screen does not wait for the observer's next frame.
  queueMicrotask(() => {
    if (isNear(host)) release(host);
    else observer?.observe(host);
  });
}

/** The host has left the page, and waits no more. */
export function forgetNear(host: Element): void {
  waiting.delete(host);
  observer?.unobserve(host);
}

function isNear(host: Element): boolean {
  const [box] = host.getClientRects();
  return !!box && box.top <= (1 + margin) * innerHeight && box.bottom >= -margin * innerHeight;
}

function release(host: Element): void {
  const load = waiting.get(host);
  forgetNear(host);
  load?.();
}
