import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../../elements/index.js';
import type { ElementDefinition } from '../../src/element/definition.js';
import { propertyName } from '../../src/element/definition.js';
import { HostProvider, renderer as reactRenderer } from '../../src/element/react-renderer.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** React draws everything twice and runs every effect twice: what is not clean says so in the console, or breaks. */

beforeAll(async () => {
  await openPage({ shopper: 'member' });
  defineElements(tables);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

function valuesOf({ attributes = {}, isPopup }: ElementDefinition): Record<string, unknown> {
  const fallbacks = Object.entries(attributes).map(([name, { fallback }]) => [propertyName(name), fallback]);
  return { ...Object.fromEntries(fallbacks), ...(isPopup && { open: true }) };
}

describe.each(tables.map((table) => [table.tag, table] as const))('<%s>', (tag, table) => {
  it('is clean in strict mode', async () => {
    const { component, renderer } = await table.load();
    if (renderer !== reactRenderer) return expect(tag).toMatch(/^ucp-(settings|profile-area|dashboard|view)$/);
    const error = vi.spyOn(console, 'error');
    const [host, place] = [document.createElement(tag), document.createElement('div')];
    document.body.append(place);
    const Drawn = component.component as ComponentType<Record<string, unknown>>;
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <StrictMode>
          <HostProvider value={host}>
            <Drawn {...valuesOf(table)} />
          </HostProvider>
        </StrictMode>,
      ),
    );
    await turns();
    flushSync(() => root.unmount());
    await turns();
    expect(error.mock.calls.map(([first]) => String(first))).toEqual([]);
    // A popup of the page, such as the warning of the session's end, may open through its action meanwhile. It closes too.
    await expect
      .poll(() => {
        document.body.replaceChildren();
        return document.documentElement.style.overflow;
      })
      .toBe('');
  });
});
