import { pageDocument } from '../shared/page/page-document.js';
import { shadowRootOf } from '../shared/page/shadow-root-of.js';
import { focusText } from './focus-text.js';

/** The focused element, inside any shadow root. */
export function deepActiveElement(): Element | null {
  let active = pageDocument.activeElement;
  let inner = active && shadowRootOf(active)?.activeElement;
  while (inner) {
    active = inner;
    inner = shadowRootOf(active)?.activeElement;
  }
  return active;
}

/** True if nothing has focus, or if the focused element was removed. */
export function isFocusLost(): boolean {
  const active = deepActiveElement();
  return !active || active === pageDocument.body || shadowRootOf(active) !== null;
}

/** Index of the list item that contains focus; -1 if none does. */
export function itemWithFocus(list: HTMLElement | null, items: string): number {
  return [...(list?.querySelectorAll(items) ?? [])].findIndex((item) => item.contains(deepActiveElement()));
}

/** The hosts of this element, innermost first. If the element is removed, a remaining host can take focus. */
export function hostsOf(element: Element | null): readonly Element[] {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? [root.host, ...hostsOf(root.host)] : [];
}

/**
 * Whether the element is rendered and visible. Elements in an inactive view, or in one for print only, have boxes but
 * are not visible.
 */
export function isRendered(element: Element): boolean {
  // `checkVisibility` uses the option name that older browsers support.
  return (
    element.checkVisibility?.({ checkVisibilityCSS: true }) ??
    (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
  );
}

/**
 * Focuses the first visible heading in these elements, innermost first. Without one, focuses the next heading after
 * the last of them.
 */
export function focusHeadingOf(hosts: readonly Element[]): void {
  if (hosts.map(shadowRootOf).some((root) => root && focusHeadingIn(root))) return;
  let at = hosts.at(-1);
  while (at) {
    const next: Element | null = at.nextElementSibling;
    if (next && [next, shadowRootOf(next)].some((one) => one && focusHeadingIn(one))) return;
    at = next ?? at.parentElement ?? hostsOf(at)[0];
  }
}

/** Returns false if no heading is visible. */
function focusHeadingIn(within: ParentNode): boolean {
  const heading = headings(within).find(isRendered);
  if (heading) focusText(heading);
  return !!heading;
}

/** The headings of the element, then those in the shadow roots inside it. */
function headings(within: ParentNode): readonly HTMLElement[] {
  const inner = [...within.querySelectorAll('*')].map(shadowRootOf).flatMap((root) => (root ? headings(root) : []));
  return [...within.querySelectorAll<HTMLElement>('h1, h2'), ...inner];
}

/**
 * Focuses the first control with an error (IDC-05). Returns the error's text if the control had focus already, as
 * after Enter: nothing else announces it then. Returns '' if focus moved, which reads the error, or if there is no
 * error.
 */
export function focusFirstInvalid(form: ParentNode): string {
  const found = form.querySelector('[aria-invalid="true"]');
  // A radio group has the mark instead of its radios.
  const control = found?.matches('fieldset') ? (found.querySelector('input:checked') ?? found.querySelector('input')) : found;
  if (!(control instanceof HTMLElement)) return '';
  const hadFocus = found?.contains(deepActiveElement());
  control.focus();
  // The browser scrolls only to the control. Its error may be far below, for example under a button.
  control.closest('.field')?.querySelector('.error')?.scrollIntoView({ block: 'nearest' });
  return (hadFocus && form.querySelector('.error')?.textContent) || '';
}

/**
 * The initial focus of a popup: the first field, else the first (safe) choice of the footer, else the first control.
 */
export function initialFocusOf(popup: HTMLElement): HTMLElement | null {
  const first = (stop: string) => popup.querySelector<HTMLElement>(`${stop}:not(:disabled)`);
  return first('.popup__body input') ?? first('.popup__foot button') ?? first('button');
}
