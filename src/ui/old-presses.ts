const presses = ['mousedown', 'click', 'keydown'] as const;

/**
 * Ignores the rest of an earlier press until a new one begins. A second click of a double click, or a held key, began
 * on the control that opened or closed a popup. It must not press the control that is there now. The listener is
 * always the same, so the window adds it once.
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

/** A press handler that runs once per press: it ignores double clicks and repeated keys of a shaky hand. */
export function oncePerPress<E>(work: ((event: E) => void) | undefined): (event: E) => void {
  return (event) => {
    refuseOldPresses();
    work?.(event);
  };
}
