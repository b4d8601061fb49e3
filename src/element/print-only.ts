import { pageDocument } from '../shared/page/page-document.js';
import { clock } from '../shared/time/clock.js';
import { adoptStyles, removeStyles } from './sheets.js';

const mark = 'data-ucp-unprinted';
const wayMark = 'data-ucp-printed';
/** The ancestors of a printed element are on paper too, even if the page hides them there. */
const css = `@media print{[${mark}]{display:none!important}[${wayMark}].no-print{display:block!important}}`;

/**
 * Milliseconds after the call of `print`. An earlier input may belong to the press that led to it, such as the second press of a double
 * click.
 */
const LATE = 1000;

/**
 * Prints these elements of the page and nothing else. Everything beside their ancestors stays off the paper, in the page and in the shadow
 * roots above them, until the printing is over.
 *
 * @param pageCss further styles of the page meanwhile
 * @throws what `print` throws, or that it is missing
 */
export function printOnly(elements: readonly Element[], over: () => void, pageCss = ''): void {
  const unmark = markPaper(elements, pageCss);
  const listening = new AbortController();
  const end = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    unmark();
    over();
  };
  const endAt = (...names: readonly string[]) => {
    for (const name of names) addEventListener(name, end, { capture: true, signal: listening.signal });
  };
  endAt('afterprint');
  let isCalled = false;
  try {
    print();
    isCalled = true;
  } finally {
    if (!isCalled) end();
  }
  // Some browsers return at once, and show nothing and fire no event. While a browser prints, the page gets no input.
  clock.after(LATE, () => endAt('pointerdown', 'keydown'));
}

/** Marks what stays off the paper, and what leads to the elements. Returns what takes the marks off. */
function markPaper(elements: readonly Element[], pageCss: string): () => void {
  const { ways, beside, roots } = pathsToBody(elements);
  for (const root of roots) adoptStyles(root, [css]);
  if (pageCss) adoptStyles(pageDocument, [pageCss]);
  for (const one of beside) one.setAttribute(mark, '');
  for (const one of ways) one.setAttribute(wayMark, '');
  return () => {
    for (const one of beside) one.removeAttribute(mark);
    for (const one of ways) one.removeAttribute(wayMark);
    for (const root of roots) removeStyles(root, css);
    if (pageCss) removeStyles(pageDocument, pageCss);
  };
}

interface PathsToBody {
  /** The elements, and what leads up to them. */
  readonly ways: Iterable<Element>;
  readonly beside: readonly Element[];
  readonly roots: Iterable<Document | ShadowRoot>;
}

/** Everything that is not on the way from one of the elements up to the body; slotted elements are followed through their slots. */
function pathsToBody(elements: readonly Element[]): PathsToBody {
  const ways = new Set<Element>();
  const levels = new Set<ParentNode>();
  const roots = new Set<Document | ShadowRoot>([document]);
  for (const element of elements) {
    let at: Element | null = element;
    while (at && at !== pageDocument.body) {
      const parent: ParentNode | null = at.parentNode as ParentNode | null;
      ways.add(at);
      if (parent) levels.add(parent);
      if (parent instanceof ShadowRoot) roots.add(parent);
      at = at.assignedSlot ?? (parent instanceof ShadowRoot ? parent.host : at.parentElement);
    }
  }
  const beside = [...levels].flatMap(({ children }) => [...children]).filter((one) => !ways.has(one) && one.localName !== 'script');
  return { ways, beside, roots };
}
