import { pageDocument } from './page-document.js';

/** A person's activity on a page. A scroll is not among it: a script can scroll too (IDLE-01). */
const signs = ['keydown', 'mousemove', 'mousedown', 'touchstart', 'touchmove', 'wheel'] as const;

/** Calls at each sign of a person; returns what ends that. It hears what the page stops, too. */
export function onActivity(hear: () => void): () => void {
  return listenTo(window, signs, hear);
}

/** Calls when the page comes back, by the browser's event: from another tab or window, from sleep, from the back-forward cache. */
export function onReturn(hear: (event: Event) => void): () => void {
  // Focus events inside the page pass the window too. Only its own focus event says that it was away.
  const atWindow = (event: Event) => event.target === window && hear(event);
  const stops = [
    listenTo(pageDocument, ['visibilitychange', 'resume'], hear),
    listenTo(window, ['pageshow'], hear),
    listenTo(window, ['focus'], atWindow),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function listenTo(target: EventTarget, names: readonly string[], hear: (event: Event) => void): () => void {
  const options = { capture: true, passive: true } as const;
  for (const name of names) target.addEventListener(name, hear, options);
  return () => {
    for (const name of names) target.removeEventListener(name, hear, options);
  };
}
