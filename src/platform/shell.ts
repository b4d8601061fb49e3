import r2wc from '@r2wc/core';
import { version } from '../domain/version.js';
import { page } from './page-object.js';
import { warnOnce } from './report.js';
import { type ShellElement, stage } from './second-stage.js';
import { type Attribute, type ElementTable, propertyName } from './table.js';

/** The shell: defines the tags from their tables, with no React in it. What is drawn in them is for the second stage. */

const render = Symbol.for('r2wc.render');

/** The class of a tag; defined once for each table. */
function shellClass(table: ElementTable): CustomElementConstructor {
  const attributes = table.attributes ?? {};
  const names = [...Object.keys(attributes), ...Object.keys(table.properties ?? {})];
  // What every HTMLElement has, such as `lang`, is the browser's: it writes the attribute, and the attribute is read.
  const properties = new Map(names.map((name) => [propertyName(name), name] as const).filter(([name]) => !(name in HTMLElement.prototype)));
  const Core = r2wc(table as never, { shadow: 'open' }, stage as never);

  class Shell extends Core implements ShellElement {
    static get observedAttributes(): string[] {
      return Object.keys(attributes);
    }

    readonly values: Record<string, unknown> = fallbacks(attributes);

    /** A declarative shadow root is taken over, not destroyed. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    connectedCallback(): void {
      for (const name of properties.keys()) this.#upgrade(name);
      // biome-ignore lint/suspicious/noExplicitAny: the core's types leave its callbacks out
      (Core.prototype as any).connectedCallback.call(this);
    }

    /** A move within the document disconnects and connects in one task: only what is still away is unmounted. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        // biome-ignore lint/suspicious/noExplicitAny: as above
        if (!this.isConnected) (Core.prototype as any).disconnectedCallback.call(this);
      });
    }

    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      const attribute = attributes[name];
      if (!attribute || before === text) return;
      this.set(propertyName(name), readAttribute(table.tag, name, attribute, text));
    }

    set(name: string, value: unknown): void {
      if (Object.is(this.values[name], value)) return;
      this.values[name] = value;
      if (this.isConnected) (this as unknown as Record<symbol, () => void>)[render]?.();
    }

    /** A property set before the upgrade hides the accessor: it is taken off and set again. */
    #upgrade(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const self = this as unknown as Record<string, unknown>;
      const value = self[name];
      delete self[name];
      self[name] = value;
    }
  }

  for (const [property, name] of properties) accessor(Shell, table.tag, property, name, attributes[name]);
  return table.isPopup ? withDoor(Shell) : Shell;
}

function withDoor(shell: typeof HTMLElement): CustomElementConstructor {
  return class extends shell {
    show(): void {
      this.toggleAttribute('open', true);
    }

    hide(): void {
      this.toggleAttribute('open', false);
    }
  };
}

function fallbacks(attributes: Readonly<Record<string, Attribute<unknown>>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [propertyName(name), attribute.fallback]));
}

function readAttribute(tag: string, name: string, attribute: Attribute<unknown>, text: string | null): unknown {
  if (text === null) return attribute.fallback;
  const value = attribute.read(text);
  if (value !== undefined || text.trim() === '') return value ?? attribute.fallback;
  warnOnce(`<${tag}>: the attribute "${name}" takes ${attribute.accepts}; it was ignored.`);
  return attribute.fallback;
}

interface Settable extends HTMLElement {
  readonly values: Record<string, unknown>;
  set(name: string, value: unknown): void;
}

/** The property of an attribute takes what the attribute takes, as text or as the value itself; any other is handed to the piece. */
function accessor(shell: CustomElementConstructor, tag: string, property: string, name: string, attribute?: Attribute<unknown>): void {
  Object.defineProperty(shell.prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: Settable) {
      return this.values[property];
    },
    set(this: Settable, value: unknown) {
      if (!attribute) return this.set(property, value);
      const text = textOf(value);
      if (!attribute.reflects) this.set(property, readAttribute(tag, name, attribute, text));
      else if (text || (text === '' && attribute.read(text))) this.setAttribute(name, text);
      else this.removeAttribute(name);
    },
  });
}

/** A value as its attribute would say it: a list with spaces between, nothing for false. */
function textOf(value: unknown): string | null {
  if (value === true) return '';
  return (value ?? false) === false ? null : [value].flat().join(' ');
}

let isHere = false;

/** The first copy of the library keeps the page; a later one says that it is there too, also when each defines tags of its own. */
function join(): void {
  if (isHere) return;
  isHere = true;
  const one = page();
  one.copies = [...(one.copies ?? []), version];
  const [first] = one.copies;
  if (one.copies.length > 1) warnOnce(`the library is on this page twice, as ${first} and ${version}; the first one keeps the page.`);
}

/**
 * Defines the tags. Safe to call twice, and in Node, where it does nothing; nor does it in a browser too old for constructed sheets, where a
 * page keeps what its author wrote into the tags.
 */
export function defineElements(tables: readonly ElementTable[]): void {
  if (!globalThis.document?.adoptedStyleSheets) return;
  join();
  for (const table of tables) if (!customElements.get(table.tag)) customElements.define(table.tag, shellClass(table));
}
