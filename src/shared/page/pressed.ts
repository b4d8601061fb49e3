const reached = new WeakMap<Event, Element>();

/** Remembers what a click in this root reached: where the root is closed, a listener of the page sees only its host. */
export function rememberPressed(root: ShadowRoot): void {
  root.addEventListener('click', (event) => {
    if (!reached.has(event)) reached.set(event, targetOf(event));
  });
}

/** The innermost element that a click reached, for a listener of the page that comes after those of the tags. */
export function pressedElement(event: Event): Element {
  return reached.get(event) ?? targetOf(event);
}

const targetOf = (event: Event) => event.composedPath()[0] as Element;
