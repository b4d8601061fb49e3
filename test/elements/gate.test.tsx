import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import type { ElementDefinition } from '../../src/element/definition.js';
import type { ReactComponent } from '../../src/element/react-renderer.js';
import { renderer as reactRenderer } from '../../src/element/react-renderer.js';
import { defineElements } from '../../src/element/shell.js';

const isOpen = atom(true);
const piece = { component: () => <p>drawn</p>, styles: [], when: isOpen } satisfies ReactComponent;

/** A tag whose component is drawn while a fact holds, on a page without a load. */
const gated: ElementDefinition = {
  tag: 'ucp-gated',
  summary: 'A tag of this test.',
  display: 'block',
  skeleton: [20],
  reserve: '20px',
  isAtOnce: true,
  load: async () => ({ renderer: reactRenderer, component: piece }),
};

afterEach(() => document.body.replaceChildren());

/** Whether the shell's outline stands in the element still. */
const isWaiting = (element: Element) => element.shadowRoot?.querySelector('.sk') !== null;

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function placed(): Promise<Element> {
  const element = document.createElement(gated.tag);
  document.body.append(element);
  await turns();
  return element;
}

it('waits for its fact at each mount: what held for an earlier element opens nothing', async () => {
  defineElements([gated]);
  expect(isWaiting(await placed()), 'the fact holds').toBe(false);

  isOpen.set(false);
  const later = [await placed(), await placed()];
  expect(later.map(isWaiting), 'it holds no more').toEqual([true, true]);

  isOpen.set(true);
  await turns();
  expect(later.map(isWaiting)).toEqual([false, false]);
  expect(later.map(({ shadowRoot }) => shadowRoot?.textContent)).toEqual(['drawn', 'drawn']);
});
