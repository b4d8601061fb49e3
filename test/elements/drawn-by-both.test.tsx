import { type ComponentType, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { importPopup } from '../../elements/import-popup.js';
import { flag } from '../../src/element/attributes.js';
import type { ElementDefinition } from '../../src/element/definition.js';
import { renderer as reactRenderer } from '../../src/element/react-renderer.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** Behavior that React and preact share: this file runs with each of them. */

let count = 0;

// biome-ignore lint/suspicious/noExplicitAny: as in a component, the table's attributes give the props
async function placed(component: ComponentType<any>): Promise<{ readonly host: HTMLElement; readonly root: ShadowRoot }> {
  count += 1;
  const table: ElementDefinition = {
    tag: `ucp-both-${count}`,
    summary: 'A tag of this test.',
    skeleton: [20],
    isAtOnce: true,
    attributes: { broken: flag('Throws.') },
    load: async () => ({ renderer: reactRenderer, component: { component, styles: [] } }),
  };
  defineElements([table]);
  const host = document.createElement(table.tag);
  document.body.append(host);
  await turns();
  return { host, root: host.shadowRoot as ShadowRoot };
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** As a browser's translator does it: with its own words, in the place of each text. */
function translate(node: Node, put: (text: Text, font: HTMLElement) => unknown = (text, font) => text.replaceWith(font)): void {
  for (const child of [...node.childNodes]) {
    if (child instanceof Text && node.nodeName !== 'FONT') put(child, fontOf(child.data.toUpperCase()));
    else translate(child, put);
  }
}

/** How a translator may put its words in the place of ours: at once, or beside them, which then go. */
const ways: readonly [string, Parameters<typeof translate>[1]][] = [
  ['at once', undefined],
  ['before it', (text, font) => [text.before(font), text.remove()]],
  ['behind it', (text, font) => [text.after(font), text.remove()]],
];

function fontOf(words: string): HTMLElement {
  const font = document.createElement('font');
  font.append(words);
  return font;
}

const reported = vi.fn((event: ErrorEvent) => event.preventDefault());

afterEach(async () => {
  document.body.replaceChildren();
  await turns();
  removeEventListener('error', reported);
  vi.clearAllMocks();
});

describe('an error of a component', () => {
  it('fires an event on the page, and ends at the next change that can be drawn', async () => {
    addEventListener('error', reported);
    const listener = vi.fn();
    const { host, root } = await placed(({ broken }: { readonly broken: boolean }) => {
      if (broken) throw new Error('of this test');
      return <p>drawn</p>;
    });
    host.addEventListener('ucp-error', (event) => listener((event as CustomEvent).detail));
    host.setAttribute('broken', '');
    await turns();
    expect(root.textContent).toBe('This part of the page could not be loaded. Please try again later.');
    expect(listener.mock.calls).toEqual([[{ code: 'piece-failed', tag: host.localName }]]);
    expect(reported).toHaveBeenCalledOnce();
    host.removeAttribute('broken');
    await turns();
    expect(root.textContent).toBe('drawn');
  });
});

describe('a page that the browser has translated', () => {
  // It comes when the first translated text has been seen; here it is there, so that nobody waits.
  beforeAll(() => import('../../src/element/translation-links.js'));

  let show: (shown: { readonly text: string; readonly isMore: boolean; readonly isFirst: boolean }) => void;
  const Mixed = () => {
    const [{ text, isMore, isFirst }, set] = useState({ text: 'one', isMore: true, isFirst: false });
    show = set;
    return (
      <p>
        {isFirst && <b>first, </b>}
        {text}
        <i>, </i>
        {isMore && 'more'}
      </p>
    );
  };

  it.each(ways)(
    'still renders after each text was replaced %s: texts change, disappear, move, and are translated again',
    async (_, put) => {
      addEventListener('error', reported);
      const { root } = await placed(Mixed);
      translate(root, put);
      await turns();
      show({ text: 'two', isMore: true, isFirst: false });
      await turns();
      expect(root.textContent).toBe('two, MORE');
      translate(root, put);
      await turns();
      expect(root.textContent).toBe('TWO, MORE');
      show({ text: 'two', isMore: false, isFirst: true });
      await turns();
      expect(root.textContent).toBe('first, TWO, ');
      translate(root, put);
      await turns();
      show({ text: 'three', isMore: true, isFirst: false });
      await turns();
      expect(root.textContent).toBe('three, more');
      expect(reported).not.toHaveBeenCalled();
    },
  );

  it('is drawn on if it shows its own words again', async () => {
    const { root } = await placed(Mixed);
    const own = [...(root.querySelector('p')?.childNodes ?? [])].filter((node): node is Text => node instanceof Text);
    translate(root);
    await turns();
    const fonts = [...root.querySelectorAll('p > font')];
    fonts.forEach((font, at) => {
      if (own[at]) font.replaceWith(own[at]);
    });
    expect(root.textContent).toContain('more');
    show({ text: 'two', isMore: false, isFirst: true });
    await turns();
    expect(root.textContent).toMatch(/^first, two, $/i);
  });
});

describe('a form about a person', () => {
  const dialog = () => document.querySelector(importPopup.tag)?.shadowRoot?.querySelector('dialog') ?? null;
  const boxes = () => [...(dialog()?.querySelectorAll<HTMLInputElement>('input.input') ?? [])];

  /** As a password manager does it: box after box in one task, past what React hangs on them. */
  function fillAtOnce(texts: readonly string[]): void {
    boxes().forEach((box, place) => {
      Reflect.set(HTMLInputElement.prototype, 'value', texts[place], box);
      box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    });
  }

  it('[IMP-04] keeps all that is filled in at once, each part of the date too', async () => {
    await openPage({ shopper: 'base' });
    defineElements([importPopup]);
    await importPopup.load();
    document.body.innerHTML = `<${importPopup.tag} open></${importPopup.tag}>`;
    await expect.poll(dialog).not.toBeNull();
    const texts = ['Oren', 'Vale', '2', '28', '1950', '85004', '123456789'];
    fillAtOnce(texts);
    // What is drawn again shows what was kept.
    dialog()?.querySelector<HTMLElement>('[type=checkbox]')?.click();
    await turns();
    expect(boxes().map(({ value }) => value)).toEqual(texts);
  });
});
