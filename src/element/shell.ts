import r2wc from '@r2wc/core';
import { warnOfSimulatedBrowser } from '../shared/calls/simulated-browser.js';
import { emit } from '../shared/events.js';
import { isForeign } from '../shared/page/foreign-tags.js';
import { pageDocument } from '../shared/page/page-document.js';
import { page } from '../shared/page/page-object.js';
import { rememberRoot } from '../shared/page/shadow-root-of.js';
import { windowOf } from '../shared/page/window-of.js';
import { warnOnce } from '../shared/report.js';
import { version } from '../shared/version.js';
import { type Attribute, type ElementDefinition, propertyName } from './definition.js';
import { type ShellElement, shellRenderer } from './second-stage.js';

/** The shell: defines the tags from their tables, with no React in it. What is drawn in them is for the second stage. */

/** The class of `r2wc`. It mounts on connecting, updates on every further `connectedCallback()`, and unmounts on disconnecting. */
type R2wcElement = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** `r2wc` hands the renderer a component. Ours are loaded later, by the renderer. */
const noComponent = () => null;

/** The class of a tag; defined once for each table. */
function shellClass(definition: ElementDefinition): CustomElementConstructor {
  const { tag, attributes = {}, properties = {} } = definition;
  // The members of every HTMLElement, such as `lang`, are the browser's. It writes the attribute, and the attribute is read.
  const names = Object.keys({ ...attributes, ...properties }).filter((name) => !(propertyName(name) in HTMLElement.prototype));

  const Base = r2wc(noComponent, { shadow: 'open' }, shellRenderer(definition)) as R2wcElement;

  class Shell extends Base implements ShellElement {
    /** Tells the library's own tags, of whichever copy, from those that other scripts define. */
    static readonly ucpVersion = version;
    static readonly observedAttributes = Object.keys(attributes);
    readonly values: Record<string, unknown> = Object.fromEntries(
      Object.keys(attributes).map((name) => [propertyName(name), read(name, null)]),
    );
    declare settle: () => void;
    readonly ready = new Promise<void>((resolve) => {
      this.settle = resolve;
    });
    [property: string]: unknown;

    /** A declarative shadow root is taken over, not destroyed. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return rememberRoot(this, this.shadowRoot ?? super.attachShadow(options));
    }

    override connectedCallback(): void {
      for (const name of names) upgrade(this, propertyName(name));
      if (isDrawable(this)) super.connectedCallback();
    }

    /** A move within the document disconnects and connects in one task: only what is still away is unmounted. */
    override disconnectedCallback(): void {
      queueMicrotask(() => isDrawable(this) || super.disconnectedCallback());
    }

    /**
     * A move into another document takes the sheets off, because each belongs to one document. The element is unmounted here, and drawn
     * anew by the `connectedCallback` that follows.
     */
    adoptedCallback(): void {
      super.disconnectedCallback();
    }

    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      if (before !== text) this.set(name, read(name, text));
    }

    set(name: string, value: unknown): void {
      const property = propertyName(name);
      if (this.values[property] === value) return;
      this.values[property] = value;
      if (!isDrawable(this)) return;
      super.connectedCallback();
      // Popups alone have it: whoever binds it to a state of theirs has to know when the shopper closes one.
      if (name === 'open' && !value) emit(this, 'ucp-close', {});
    }
  }

  /** The value of a text; null where there is none, undefined where what was said has no text. */
  function read(name: string, text: string | null | undefined): unknown {
    const { read, accepts, fallback, type } = attributes[name] as Attribute<unknown>;
    const value = text === null || text === undefined ? undefined : read(text);
    if (value === undefined && text !== null && text?.trim() !== '')
      warnOnce(`<${tag}>: the attribute "${name}" takes ${accepts}; it was ignored.`);
    if (type.kind === 'flag' && text?.trim().toLowerCase() === 'false')
      warnOnce(`<${tag}>: "${name}" is on, because it is there: remove it to switch it off.`);
    return value ?? fallback;
  }

  /** The property of an attribute takes what the attribute takes, as text or as the value itself; any other is handed to the component. */
  function setFromProperty(element: Shell, name: string, value: unknown): void {
    const attribute = attributes[name];
    if (!attribute) {
      element.set(name, value);
      return;
    }
    const text = textOf(value);
    const taken = read(name, text);
    if (!attribute.reflects) element.set(name, taken);
    else if (text || (text === '' && taken)) element.setAttribute(name, text);
    else element.removeAttribute(name);
  }

  for (const name of names) {
    Object.defineProperty(Shell.prototype, propertyName(name), {
      configurable: true,
      enumerable: true,
      get(this: Shell) {
        return this.values[propertyName(name)];
      },
      set(this: Shell, value: unknown) {
        setFromProperty(this, name, value);
      },
    });
  }
  return definition.isPopup ? withShowAndHide(Shell) : Shell;
}

/** Whether the element is in a document that a window shows. Nothing is drawn in others, such as that of `createHTMLDocument()`. */
function isDrawable(element: HTMLElement): boolean {
  return element.isConnected && windowOf(element.ownerDocument) !== null;
}

/** A property set before the upgrade hides the accessor: it is taken off and set again. */
function upgrade(element: { [property: string]: unknown }, property: string): void {
  if (!Object.hasOwn(element, property)) return;
  const value = element[property];
  delete element[property];
  element[property] = value;
}

function withShowAndHide(shell: typeof HTMLElement): CustomElementConstructor {
  return class extends shell {
    show(): void {
      this.toggleAttribute('open', true);
    }

    hide(): void {
      this.toggleAttribute('open', false);
    }
  };
}

/** A value as its attribute would say it: a list with spaces between, null for false; undefined for what has no text, as a symbol. */
function textOf(value: unknown): string | null | undefined {
  if (value === true) return '';
  try {
    return (value ?? false) === false ? null : [value].flat().join(' ');
  } catch {
    return undefined;
  }
}

let isRegistered = false;

/** The first copy of the library keeps the page. A later one logs that it is there too, even if each defines tags of its own. */
function registerCopy(): void {
  if (isRegistered) return;
  isRegistered = true;
  const one = page();
  one.copies ??= [];
  const { copies } = one;
  copies.push(version);
  if (copies[1]) warnOnce(`the library is on this page twice, as ${copies[0]} and ${version}. The page uses the first one.`);
}

/**
 * Defines the tags. Safe to call twice. It does nothing in Node, and nothing in a browser without constructed sheets, where a page keeps
 * the author's content of the tags.
 */
export function defineElements(tables: readonly ElementDefinition[]): void {
  if (!globalThis.document) return;
  if (!pageDocument.adoptedStyleSheets) {
    warnOfSimulatedBrowser();
    return;
  }
  registerCopy();
  for (const { tag } of tables.filter(({ tag }) => isForeign(tag))) {
    warnOnce(
      `<${tag}> was defined by another script of this page. The library shows nothing there, and features that need it are unavailable.`,
    );
  }
  for (const definition of tables) if (!customElements.get(definition.tag)) customElements.define(definition.tag, shellClass(definition));
}
