/** Opens the closed box (`hidden="until-found"`) that holds an element, as find-in-page does. */
export function reveal(element: Element): void {
  const box = element.closest('[hidden]');
  box?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  box?.removeAttribute('hidden');
}
