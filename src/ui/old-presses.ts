const presses = ['mousedown', 'click', 'keydown'] as const;

/**
 * Refuses what goes on with an earlier press until a new one begins: the second click of a double one, and a key that is held, were begun
 * on what opened a popup, or closed it, and press nothing of what stands there now. The same listener each time, so that the window takes
 * it once.
 */
export function refuseOldPresses(): void {
  for (const name of presses) addEventListener(name, refuseOld, true);
}

function refuseOld(event: UIEvent & { readonly repeat?: boolean }): void {
  if (event.repeat || event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else for (const name of presses) removeEventListener(name, refuseOld, true);
}

/** What a control does when it is pressed, once a press: a hand that shakes clicks twice, and holds a key too long. */
export function oncePerPress<E>(work: ((event: E) => void) | undefined): (event: E) => void {
  return (event) => {
    refuseOldPresses();
    work?.(event);
  };
}
