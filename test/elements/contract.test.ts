import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tables } from '../../elements/index.js';
import { type Attribute, type ElementDefinition, propertyName } from '../../src/element/definition.js';
import { defineElements } from '../../src/element/shell.js';
import { resetWarnings } from '../../src/shared/report.js';
import { openPage } from './support/page.js';

/** Every tag keeps the same promises, whatever it shows: this suite runs over every table. */

type Values = Readonly<Record<string, unknown>>;
type Tag = HTMLElement & { readonly values: Values; readonly ready: Promise<void> } & Record<string, unknown>;

beforeAll(async () => {
  await openPage({ shopper: 'member' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

beforeEach(() => {
  resetWarnings();
});

afterEach(async () => {
  if (document.body.childElementCount === 0) return;
  document.body.replaceChildren();
  await settled();
});

/**
 * The second stage has loaded. Batches are mounted, and removed elements unmounted, in microtasks. On a busy machine the rest follows in
 * later tasks. Some tags are at rest without drawing anything.
 */
async function settled(): Promise<void> {
  let before = '';
  for (let still = 0; still < 8; still += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    const now = drawnIn(document.body);
    if (now !== before) still = 0;
    before = now;
  }
}

/** All that stands in the shadow roots below. */
function drawnIn(parent: ParentNode): string {
  const shadows = [...parent.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return shadows.map((root) => root.innerHTML + drawnIn(root)).join('');
}

function make(table: ElementDefinition, html = ''): Tag {
  const element = document.createElement(table.tag) as unknown as Tag;
  element.innerHTML = html;
  return element;
}

async function placed(table: ElementDefinition): Promise<Tag> {
  const element = make(table);
  document.body.append(element);
  await settled();
  return element;
}

/** The output of an element, without the ids that every drawing has of its own. */
function drawnBy(element: Element | null): string {
  const html = element?.shadowRoot?.innerHTML ?? '';
  return (
    html
      .replace(/_(u\d+-)?r_\w+?_/g, 'id')
      .replace(/u\d+-/g, '')
      // Where a pair stands decides whether its layout may be skipped.
      .replaceAll(' is-laid-out', '')
      // It shows once a page (FACT-04), so one of two lists does not have it.
      .replace(/<p class="stars-explained.*?<\/p>/g, '')
      .replace(/<!--.*?-->/g, '')
  );
}

function readable(attribute: Attribute<unknown>): string | undefined {
  const samples = ['', 'plans', 'uhc', 'H0321002000', '2027', '3', '4', '1', '2', '2026-11-20', 'some words'];
  return samples.find((text) => attribute.read(text) !== undefined && attribute.read(text) !== attribute.fallback);
}

describe.each(tables.map((table) => [table.tag, table] as const))('<%s>', (_tag, table) => {
  const attributes = Object.entries(table.attributes ?? {});

  it('is defined once, and declaring it again changes nothing', () => {
    const first = customElements.get(table.tag);
    defineElements(tables);
    defineElements([table]);
    expect(first).toBeDefined();
    expect(customElements.get(table.tag)).toBe(first);
  });

  it.each(attributes)('reads its attribute "%s" absent, empty, malformed and removed', (name, attribute) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = make(table);
    const value = () => element.values[propertyName(name)];
    expect(value(), 'absent').toBe(attribute.fallback);

    element.setAttribute(name, '');
    expect(value(), 'empty').toEqual(attribute.read('') ?? attribute.fallback);
    expect(warn, 'an empty attribute is no mistake').not.toHaveBeenCalled();

    const good = readable(attribute);
    expect(good, 'the suite knows a readable text').toBeDefined();
    element.setAttribute(name, good ?? '');
    expect(value(), 'readable').toEqual(attribute.read(good ?? ''));

    const bad = '\u0000 1SQ3F00AA00 <b>';
    if (attribute.read(bad) === undefined) {
      element.setAttribute(name, bad);
      expect(value(), 'malformed').toBe(attribute.fallback);
      element.setAttribute(name, `${bad}!`);
      expect(warn, 'one warning').toHaveBeenCalledOnce();
      expect(warn.mock.calls[0]?.[0]).toContain(table.tag);
      expect(warn.mock.calls[0]?.[0]).toContain(name);
      expect(warn.mock.calls[0]?.[0], 'the text may be personal').not.toContain('1SQ3F00AA00');
    }

    element.setAttribute(name, good ?? '');
    element.removeAttribute(name);
    expect(value(), 'removed').toBe(attribute.fallback);
    warn.mockRestore();
  });

  it.each(attributes)('keeps the property of "%s" that was set before the upgrade', (name, attribute) => {
    const good = attribute.read(readable(attribute) ?? '');
    const other = document.implementation.createHTMLDocument();
    const element = other.createElement(table.tag) as unknown as Tag & Record<string, unknown>;
    (element as Record<string, unknown>)[propertyName(name)] = good;
    document.body.append(element);
    expect(element.values[propertyName(name)]).toEqual(good);
    expect((element as Values)[propertyName(name)], 'what it reads back').toEqual(good);
    expect(Object.hasOwn(element, propertyName(name)), 'the accessor is not hidden').toBe(false);
  });

  it.each(attributes.filter(([name]) => name !== 'lang'))('reads the property of "%s" as the attribute', (name, attribute) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = make(table) as unknown as Tag & Record<string, unknown>;
    const property = propertyName(name);
    const good = readable(attribute) ?? '';
    element[property] = good;
    expect(element[property], 'a text').toEqual(attribute.read(good));
    element[property] = attribute.read(good);
    expect(element[property], 'the value itself').toEqual(attribute.read(good));
    for (const nothing of [undefined, null, false]) {
      element[property] = nothing;
      expect(element[property], String(nothing)).toBe(attribute.fallback);
    }
    element[property] = '';
    expect(element[property], 'an empty text').toEqual(attribute.read('') ?? attribute.fallback);
    expect(warn).not.toHaveBeenCalled();
    for (const textless of [Object.create(null), Symbol('1SQ3F00AA00'), ['a', Symbol()]]) {
      element[property] = textless;
      expect(element[property], 'without a text').toBe(attribute.fallback);
      expect(warn).toHaveBeenCalledOnce();
    }
    expect(warn.mock.calls[0]?.[0]).toMatch(`<${table.tag}>: the attribute "${name}"`);
    expect(warn.mock.calls[0]?.[0]).not.toContain('1SQ3F00AA00');
    warn.mockClear();
    resetWarnings();
    for (const bad of ['1SQ3F00AA00 <b>', { name: '1SQ3F00AA00' }, Number.NaN]) {
      if (attribute.read(String(bad)) !== undefined) continue;
      element[property] = bad;
      expect(element[property], 'malformed').toBe(attribute.fallback);
    }
    const isRefused = attribute.read('1SQ3F00AA00 <b>') === undefined;
    expect(warn.mock.calls.map(([warning]) => warning)).toEqual(
      isRefused ? [expect.stringContaining(`<${table.tag}>: the attribute "${name}"`)] : [],
    );
    warn.mockRestore();
  });

  it('leaves `lang` to the browser: the property writes the attribute, and the attribute is read', () => {
    const element = make(table);
    element.lang = 'es';
    expect(element.getAttribute('lang')).toBe('es');
    expect(element.values.lang).toBe('es');
  });

  it('never writes a data property into the document', () => {
    for (const name of Object.keys(table.properties ?? {})) {
      const element = make(table);
      (element as Record<string, unknown>)[name] = { secret: 'Lipitor' };
      expect(element.outerHTML).not.toContain('Lipitor');
      expect((element as Values)[name]).toEqual({ secret: 'Lipitor' });
    }
  });

  it('settles `ready` when its first content is drawn, also after it has been moved, and keeps the promise', async () => {
    const element = make(table);
    const { ready } = element;
    const drawn = vi.fn();
    void ready.then(drawn);
    await Promise.resolve();
    expect(drawn, 'before it is on the page').not.toHaveBeenCalled();
    document.body.append(element);
    document.body.prepend(element);
    await ready;
    expect(element.shadowRoot?.querySelector('.sk'), 'the outline is gone').toBeNull();
    expect(element.ready).toBe(ready);
  });

  it('mounts nothing before it is attached', async () => {
    const element = make(table);
    for (const [name, attribute] of attributes) element.setAttribute(name, readable(attribute) ?? '');
    await settled();
    expect(element.shadowRoot?.childNodes.length).toBe(0);
  });

  it('keeps what it drew when it is moved', async () => {
    const element = await placed(table);
    const drawn = element.shadowRoot?.firstElementChild ?? null;
    const elsewhere = document.createElement('div');
    document.body.prepend(elsewhere);
    elsewhere.append(element);
    await settled();
    expect(element.shadowRoot?.firstElementChild ?? null).toBe(drawn);
  });

  it('draws a clone, and two instances, each for itself', async () => {
    const first = await placed(table);
    const second = first.cloneNode(true) as Tag;
    document.body.append(second);
    await settled();
    const drawn = drawnBy(first);
    expect(drawnBy(second)).toBe(drawn);
    first.remove();
    await settled();
    expect(drawnBy(second), 'one that leaves takes nothing from the other').toBe(drawn);
  });

  it('leaves nothing drawn when it is removed, and draws again when it comes back', async () => {
    const element = await placed(table);
    const drawn = drawnBy(element);
    element.remove();
    await settled();
    expect(element.shadowRoot?.querySelectorAll('*').length).toBe(0);
    document.body.append(element);
    await settled();
    expect(drawnBy(element)).toBe(drawn);
  });

  it('is not drawn when it was removed while it was loading', async () => {
    const element = make(table);
    document.body.append(element);
    element.remove();
    await settled();
    expect(element.shadowRoot?.querySelectorAll('[part]').length).toBe(0);
  });

  it('does not throw if it is removed in the task of its next render', async () => {
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', failed);
    const element = (await placed(table)) as Tag & { open: boolean };
    if (table.isPopup) element.open = true;
    else element.setAttribute('lang', 'es');
    element.remove();
    await settled();
    removeEventListener('error', failed);
    expect(failed.mock.calls.map(([{ message }]) => message)).toEqual([]);
    expect(element.shadowRoot?.querySelectorAll('*').length).toBe(0);
    if (!table.isPopup) return;
    // A warning that is on outlives its element: it is brought back and taken off.
    document.body.append(element);
    await settled();
    element.open = false;
    await settled();
  });

  it('takes a declarative shadow root over', async () => {
    const host = document.createElement('div');
    host.setHTMLUnsafe(`<${table.tag}><template shadowrootmode="open"><p>from the server</p></template></${table.tag}>`);
    const element = host.firstElementChild;
    document.body.append(host);
    await settled();
    expect(element?.shadowRoot).not.toBeNull();
    expect(element?.shadowRoot?.textContent).not.toContain('from the server');
  });

  it('says what each part, slot, event and attribute is for', () => {
    const summaries = [
      table.summary,
      ...attributes.map(([, { summary }]) => summary),
      ...Object.values(table.parts ?? {}),
      ...Object.values(table.slots ?? {}),
      ...Object.values(table.properties ?? {}).map(({ summary }) => summary),
    ];
    for (const summary of summaries) expect(summary).toMatch(/\S{3,}.*\.$/);
  });

  if (table.isPopup) {
    it('opens and closes by its methods and its attribute alike', () => {
      const element = make(table) as Tag & { show(): void; hide(): void; open: boolean };
      element.show();
      expect(element.open).toBe(true);
      expect(element.hasAttribute('open')).toBe(true);
      element.hide();
      expect(element.open).toBe(false);
      element.open = true;
      expect(element.hasAttribute('open')).toBe(true);
    });

    it.each([
      ['its method', (element: Tag) => (element as unknown as { hide(): void }).hide()],
      ['its attribute', (element: Tag) => element.removeAttribute('open')],
      ['its property', (element: Tag) => Object.assign(element, { open: false })],
    ])('fires one event from itself when it is closed by %s', async (_, close) => {
      const heard = vi.fn();
      addEventListener('ucp-close', heard);
      const element = await placed(table);
      close(element);
      expect(heard, 'it was not open').not.toHaveBeenCalled();
      element.setAttribute('open', '');
      expect(heard, 'it opens').not.toHaveBeenCalled();
      close(element);
      await settled();
      removeEventListener('ucp-close', heard);
      expect(heard.mock.calls.map(([event]) => [event.target, event.detail, event.composed])).toEqual([[element, {}, true]]);
    });
  }
});
