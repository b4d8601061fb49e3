import { isSimulatedBrowser } from '../shared/calls/simulated-browser.js';

/** Parts of a browser that jsdom and happy-dom do not have. Only `ucp-elements/testing` fills them in. */

const sheets = new WeakMap<object, readonly CSSStyleSheet[]>();

const noop = () => undefined;

/** Adds a function that is missing. */
function add(owner: object, name: string, value: unknown): void {
  if (typeof Reflect.get(owner, name) !== 'function') Object.defineProperty(owner, name, { configurable: true, writable: true, value });
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): readonly never[] {
    return [];
  }
}

const noMedia = (media: string) => ({ media, matches: false, addEventListener: noop, removeEventListener: noop });

function addSheets(): void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) {
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync(): void {}
      },
    });
  }
  for (const { prototype } of [Document, ShadowRoot]) {
    if ('adoptedStyleSheets' in prototype) continue;
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      configurable: true,
      get(this: object) {
        return sheets.get(this) ?? [];
      },
      set(this: object, list: readonly CSSStyleSheet[]) {
        sheets.set(this, list);
      },
    });
  }
}

function addDialog(): void {
  add(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
    this.open = true;
  });
  add(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
}

/**
 * Without layout, jsdom says that no element has a box. Then no popup would open, because popups open only where they can be seen. So an
 * element of the page has a box of no size.
 */
function addBoxes(): void {
  if (document.documentElement.getClientRects().length > 0 || !isSimulatedBrowser()) return;
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    return (this.isConnected ? [this.getBoundingClientRect()] : []) as unknown as DOMRectList;
  };
}

/** Does nothing in a browser. */
export function completeBrowser(): void {
  addSheets();
  addDialog();
  addBoxes();
  add(globalThis, 'matchMedia', noMedia);
  for (const name of ['IntersectionObserver', 'ResizeObserver']) add(globalThis, name, NoObserver);
  add(Element.prototype, 'scrollIntoView', noop);
}
