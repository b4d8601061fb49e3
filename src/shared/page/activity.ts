import { pageDocument } from './page-document.js';

/** A person's activity on a page. A scroll is not among it: a script can scroll too (IDLE-01). */
const signs = ['keydown', 'mousemove', 'mousedown', 'touchstart', 'touchmove', 'wheel'] as const;

/** Calls at each sign of a person; returns what ends that. It hears what the page stops, too. */
export function onActivity(listener: () => void): () => void {
  return listenTo(window, signs, listener);
}

/** Calls when the page comes back, by the browser's event: from another tab or window, from sleep, from the back-forward cache. */
export function onReturn(listener: (event: Event) => void): () => void {
  // Focus events inside the page pass the window too. Only its own focus event says that it was away.
  const atWindow = (event: Event) => event.target === window && listener(event);
  const stops = [
    listenTo(pageDocument, ['visibilitychange', 'resume'], listener),
    listenTo(window, ['pageshow'], listener),
    listenTo(window, ['focus'], atWindow),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function listenTo(target: EventTarget, names: readonly string[], listener: (event: Event) => void): () => void {
  const options = { capture: true, passive: true } as const;
  for (const name of names) target.addEventListener(name, listener, options);
  return () => {
    for (const name of names) target.removeEventListener(name, listener, options);
  };
}
