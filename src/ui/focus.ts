import { pageDocument } from '../platform/page-document.js';
import { focusText } from './focus-text.js';

/** What has focus, inside whatever shadow root it is. */
export function deepActiveElement(): Element | null {
  let active = pageDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Nothing has focus, or what had it is no longer on the page. */
export function isFocusLost(): boolean {
  const active = deepActiveElement();
  return !active || active === pageDocument.body || active.shadowRoot !== null;
}

/** Which of the list's items has focus in it; -1 when none has. */
export function itemWithFocus(list: HTMLElement | null, items: string): number {
  return [...(list?.querySelectorAll(items) ?? [])].findIndex((item) => item.contains(deepActiveElement()));
}

/** The elements that this one stands in, innermost first: those that outlive it can take its focus. */
export function hostsOf(element: Element | null): readonly Element[] {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? [root.host, ...hostsOf(root.host)] : [];
}

/** Whether it shows on the page. In a view that has been left, or that waits for paper, elements have boxes all the same. */
export function isRendered(element: Element): boolean {
  // By the name that the older of the browsers that have it know.
  return (
    element.checkVisibility?.({ checkVisibilityCSS: true }) ??
    (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
  );
}

/** Puts focus on a heading of the first of these elements that still shows one, else on the next one behind the last. Innermost comes first. */
export function focusHeadingOf(hosts: readonly Element[]): void {
  if (hosts.some(({ shadowRoot }) => shadowRoot && focusHeadingIn(shadowRoot))) return;
  let at = hosts.at(-1);
  while (at) {
    const next: Element | null = at.nextElementSibling;
    if (next && [next, next.shadowRoot].some((one) => one && focusHeadingIn(one))) return;
    at = next ?? at.parentElement ?? hostsOf(at)[0];
  }
}

/** False where none shows. */
function focusHeadingIn(within: ParentNode): boolean {
  const heading = headings(within).find(isRendered);
  if (heading) focusText(heading);
  return !!heading;
}

/** Its own first, then those in the shadow roots of the elements in it. */
function headings(within: ParentNode): readonly HTMLElement[] {
  const inner = [...within.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? headings(shadowRoot) : []));
  return [...within.querySelectorAll<HTMLElement>('h1, h2'), ...inner];
}

/**
 * Puts focus on the first control with an error (IDC-05). Returns the words of that error where focus was there already, as after
 * Enter: then nothing else speaks them. Empty where focus has moved, and so reads them, and where nothing is wrong.
 */
export function focusFirstInvalid(form: ParentNode): string {
  const found = form.querySelector('[aria-invalid="true"]');
  // A group of radios carries the mark for its radios.
  const control = found?.matches('fieldset') ? (found.querySelector('input:checked') ?? found.querySelector('input')) : found;
  if (!(control instanceof HTMLElement)) return '';
  const hadFocus = found?.contains(deepActiveElement());
  control.focus();
  // The browser scrolls to the control alone; its error may stand far below it, as under a button that covers what was typed.
  control.closest('.field')?.querySelector('.error')?.scrollIntoView({ block: 'nearest' });
  return (hadFocus && form.querySelector('.error')?.textContent) || '';
}

/** Where focus starts in a popup: the first field, else the first (safe) choice of the foot, else the first thing there is. */
export function firstStop(popup: HTMLElement): HTMLElement | null {
  const first = (stop: string) => popup.querySelector<HTMLElement>(`${stop}:not(:disabled)`);
  return first('.popup__body input') ?? first('.popup__foot button') ?? first('button');
}
