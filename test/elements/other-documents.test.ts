import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tables } from '../../elements/index.js';
import { savedPlans } from '../../elements/saved-plans.js';
import type { ElementDefinition } from '../../src/element/definition.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** Tags that move into another document, and come back. */

type Tag = HTMLElement & { readonly ready: Promise<void> };

const errors = vi.fn((event: ErrorEvent) => event.preventDefault());

beforeAll(async () => {
  await openPage({ shopper: 'member' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
  addEventListener('error', errors);
});

afterEach(() => {
  document.body.replaceChildren();
  const found = errors.mock.calls.map(([{ message, error }]) => `${message} ${error?.stack ?? error}`);
  errors.mockClear();
  expect(found.filter((one) => !one.includes('ResizeObserver loop'))).toEqual([]);
});

/** A document of a frame; it is empty, and of the same origin. */
function frameDocument(): Document {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  return frame.contentDocument as Document;
}

const documents: readonly (readonly [string, () => ParentNode])[] = [
  ['of a frame', () => frameDocument().body],
  ['that no window shows', () => document.implementation.createHTMLDocument().body],
  ['of a template', () => document.createElement('template').content],
];

/** The sheets of a tag and of the tags in it. */
function sheetsIn(tag: Element): readonly (readonly [string, string])[] {
  const { shadowRoot } = tag;
  const inner = [...tag.querySelectorAll('*'), ...(shadowRoot?.querySelectorAll('*') ?? [])].filter(({ localName }) =>
    localName.startsWith('ucp-'),
  );
  const own = shadowRoot?.adoptedStyleSheets.map(
    (sheet) => [tag.localName, [...sheet.cssRules].map(({ cssText }) => cssText).join()] as const,
  );
  return [...(own ?? []), ...inner.flatMap(sheetsIn)];
}

async function placed(...parts: readonly ElementDefinition[]): Promise<readonly Tag[]> {
  const made = parts.map(({ tag }) => document.body.appendChild(document.createElement(tag)) as Tag);
  await Promise.all(made.map(({ ready }) => ready));
  return made;
}

/** The tags of a layout come later than the layout. */
async function atRest<T>(look: () => T): Promise<T> {
  let now = look();
  let seen = '';
  for (let still = 0; still < 20; still += 1) {
    if (JSON.stringify(now) !== seen) still = 0;
    seen = JSON.stringify(now);
    await new Promise((resolve) => setTimeout(resolve));
    now = look();
  }
  return now;
}

const textOf = (tag: Element) => tag.shadowRoot?.textContent?.trim() ?? '';

describe.each(documents)('a document %s', (_, other) => {
  it('[HOST-08] gives every tag back as it was, with its styles', async () => {
    const all = await placed(...tables.filter(({ tag }) => tag !== 'ucp-settings'));
    await expect.poll(() => all.filter((tag) => sheetsIn(tag).length === 0)).toEqual([]);
    const drawn = () => all.map((tag) => ({ tag: tag.localName, sheets: sheetsIn(tag).length, text: textOf(tag) }));
    const before = await atRest(drawn);
    other().append(...all);
    document.body.append(...all);
    await expect.poll(drawn).toEqual(before);
  });

  it('[HOST-08] gives back a tag that was in the middle of loading', async () => {
    const waiting = document.body.appendChild(document.createElement(savedPlans.tag)) as Tag;
    other().append(waiting);
    document.body.append(waiting);
    await expect.poll(() => waiting.shadowRoot?.querySelectorAll('article').length).toBe(4);
    expect(getComputedStyle(waiting.shadowRoot?.querySelector('article') as Element).borderTopStyle).toBe('solid');
  });

  it('[HOST-08] gives back an open popup, which opens again', async () => {
    const popup = document.body.appendChild(document.createElement('ucp-sign-out-popup'));
    popup.setAttribute('open', '');
    await expect.poll(() => popup.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    other().append(popup);
    document.body.append(popup);
    await expect.poll(() => popup.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    popup.removeAttribute('open');
    await expect.poll(() => popup.shadowRoot?.querySelector('dialog')?.open ?? false).toBe(false);
  });
});
