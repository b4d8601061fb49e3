import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { demo } from '../../browser/support/demo.js';
import type { Engine } from './engine.js';
import { startFirefox } from './firefox.js';
import { type Tab, tabOf } from './tab.js';
import { startWebKit } from './webkit.js';

const starters = { Firefox: startFirefox, WebKit: startWebKit };

export type EngineName = keyof typeof starters;

/** Each suite runs in all of them. */
export const engineNames = ['Firefox', 'WebKit'] as const satisfies readonly EngineName[];

/** A browser of its own takes long to start on a busy machine. */
export const patient = { timeout: 90_000 };

/** In the enrollment period: two plan years are on sale. */
const november = '2026-11-20T09:30:00';

export interface Visit {
  readonly shopper: string;
  readonly theme?: string;
  readonly lang?: string;
  readonly width?: number;
  readonly height?: number;
}

/**
 * The browser for the tests of a block. Returns a function that opens a page of the demo, new for each test: 1280 × 900 px unless the
 * visit says otherwise. A test fails if its page warns or
 * has an error in the console (ERR-01).
 */
export function withEngine(name: EngineName): (path: string, visit: Visit) => Promise<Tab> {
  let engine: Engine;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    engine = await starters[name]();
  });
  beforeEach(() => demo.reset());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tabs.at(-1)?.picture('failed');
    const logged = (await Promise.all(tabs.map(({ page }) => page.logged()))).flat();
    await Promise.all(tabs.splice(0).map(({ page }) => page.close()));
    const wrong = logged.filter((line) => !line.startsWith('info: '));
    expect(wrong, 'the console has no warning and no error').toEqual([]);
  });
  afterAll(() => engine?.close());

  return async (path, { width = 1280, height = 900, ...query }) => {
    const url = new URL(path.replace(/^\/pages/, engine.pages), inject('demoUrl'));
    for (const [key, value] of Object.entries({ date: november, ...query })) url.searchParams.set(key, value);
    const tab = tabOf(await engine.newPage(), name);
    tabs.push(tab);
    await tab.page.resize(width, height);
    await tab.page.open(url.href);
    return tab;
  };
}
