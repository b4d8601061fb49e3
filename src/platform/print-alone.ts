import { abandon, adopt } from './sheets.js';

const mark = 'data-ucp-unprinted';
const css = `@media print{[${mark}]{display:none!important}}`;

/**
 * Prints one element of the page and nothing else of it: what stands beside the way up from it stays off the paper, in
 * the light of the page and in the shadow roots on the way, until the printing is over.
 */
export function printAlone(element: Element | null, over: () => void): void {
  const { beside, roots } = element ? around(element) : { beside: [], roots: [] };
  for (const root of roots) adopt(root, [css]);
  for (const one of beside) one.setAttribute(mark, '');
  addEventListener(
    'afterprint',
    () => {
      for (const one of beside) one.removeAttribute(mark);
      for (const root of roots) abandon(root, css);
      over();
    },
    { once: true },
  );
  print();
}

interface Around {
  readonly beside: Element[];
  readonly roots: (Document | ShadowRoot)[];
}

/** Everything beside the way from the element to the body, through the slots that it is shown in. */
function around(element: Element): Around {
  const found: Around = { beside: [], roots: [document] };
  let at: Element | null = element;
  while (at && at !== document.body) {
    const parent: ParentNode | null = at.parentNode as ParentNode | null;
    found.beside.push(...Array.from(parent?.children ?? []).filter((one) => one !== at && one.localName !== 'script'));
    if (parent instanceof ShadowRoot) found.roots.push(parent);
    at = at.assignedSlot ?? (parent instanceof ShadowRoot ? parent.host : at.parentElement);
  }
  return found;
}
