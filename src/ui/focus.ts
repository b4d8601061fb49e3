/** What has focus, inside whatever shadow root it is. */
export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Puts focus on the first control with an error (IDC-05). False when there is none. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const found = form.querySelector('[aria-invalid="true"]');
  // A group of radios carries the mark for its radios.
  const control = found?.matches('fieldset') ? (found.querySelector('input:checked') ?? found.querySelector('input')) : found;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Where focus starts in a popup: the first field, else the first (safe) choice of the foot, else the first thing there is. */
export function firstStop(popup: HTMLElement): HTMLElement | null {
  return (
    popup.querySelector<HTMLElement>(`.popup__body :is(${fields})`) ??
    popup.querySelector<HTMLElement>('.popup__foot :is(button, a[href]):not(:disabled)') ??
    popup.querySelector<HTMLElement>(':is(button, a[href]):not(:disabled)') ??
    popup.querySelector<HTMLElement>('h2')
  );
}
