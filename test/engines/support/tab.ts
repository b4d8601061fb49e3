import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { inProject } from '../../../scripts/lib/project.mjs';
import type { EnginePage } from './engine.js';
import { type ClickTarget, type ElementState, findInPage, type Role, requestOf, type Step, type Words } from './find.js';

/** Screenshots are kept here to be looked at. Git ignores the folder. */
const picturesFolder = inProject('.cache/engines');

/** A page, and elements in it. */
export interface Tab extends Place {
  readonly page: EnginePage;
  /** Waits until everything has loaded and is drawn. */
  settle(): Promise<void>;
  /** Keeps a screenshot under this name, beside those of the same engine. */
  picture(name: string): Promise<void>;
  /** Keeps a file beside the screenshots. Returns its path. */
  keep(name: string, content: Uint8Array): string;
}

/** The scope of the search. Only visible elements are found. */
interface Place {
  css(selector: string): Target;
  role(role: Role, name?: Words): Target;
  text(words: Words): Target;
}

export interface Target extends Place {
  nth(index: number): Target;
  all(): Promise<readonly ElementState[]>;
  count(): Promise<number>;
  /** The text of the first. */
  words(): Promise<string>;
  /** The position of the first one in the window, px. */
  box(): Promise<ElementState['box']>;
  waitFor(): Promise<void>;
  waitUntilGone(): Promise<void>;
  hasFocus(): Promise<boolean>;
  /** Focus is in the first, in a shadow root too. */
  holdsFocus(): Promise<boolean>;
  /** Presses the first with the mouse, as soon as it is there and nothing lies over it. */
  press(): Promise<void>;
  /** Presses the field and types into it. */
  write(text: string): Promise<void>;
  /** Chooses from a select by the beginning of an option. */
  pick(label: string): Promise<void>;
}

const describeStep = ({ css, role, name, text }: Step) => [css, role, name, text].filter((one) => one !== undefined).join(' ');

function targetIn(page: EnginePage, steps: readonly Step[], index?: number): Target {
  const words = steps.map(describeStep).join(' › ');
  const look = async () => (await page.evaluate(findInPage, requestOf(steps, index, 'look'))).all;
  const aim = async () => (await page.evaluate(findInPage, requestOf(steps, index ?? 0, 'aim'))).aim;

  async function first(): Promise<ElementState> {
    const [one] = await look();
    if (!one) throw new Error(`not there: ${words}`);
    return one;
  }

  async function press(): Promise<void> {
    let last: ClickTarget = { x: 0, y: 0, trouble: '' };
    const settle = async () => {
      const now = await aim();
      const isStill = now.x === last.x && now.y === last.y;
      last = now;
      return now.trouble || (isStill ? '' : 'moves');
    };
    await expect.poll(settle, { message: `to press: ${words}` }).toBe('');
    await page.clickAt(last.x, last.y);
  }

  return {
    ...placeIn(page, steps),
    nth: (at) => targetIn(page, steps, at),
    all: look,
    count: async () => (await look()).length,
    words: async () => (await first()).text,
    box: async () => (await first()).box,
    waitFor: () => expect.poll(async () => (await look()).length, { message: `is there: ${words}` }).toBeGreaterThan(0),
    waitUntilGone: () => expect.poll(async () => (await look()).length, { message: `is gone: ${words}` }).toBe(0),
    hasFocus: async () => (await look())[0]?.hasFocus === true,
    holdsFocus: async () => (await look())[0]?.holdsFocus === true,
    press,
    async write(text) {
      await press();
      await page.type(text);
    },
    async pick(label) {
      await press();
      await page.type(label);
    },
  };
}

function placeIn(page: EnginePage, steps: readonly Step[]): Place {
  return {
    css: (css) => targetIn(page, [...steps, { css }]),
    role: (role, name) => targetIn(page, [...steps, name === undefined ? { role } : { role, name }]),
    text: (text) => targetIn(page, [...steps, { text }]),
  };
}

/** Records the changes while a page loads. Runs in the page. */
function stateOfPage(): { readonly state: string; readonly isLoading: boolean } {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  const all = deep(document);
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const { scrollHeight } = document.documentElement;
  return {
    state: [all.length, scrollHeight, performance.getEntriesByType('resource').length].join(),
    isLoading:
      document.fonts.status === 'loading' ||
      document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity) ||
      all.some((one) => one.matches('.skeleton, [aria-busy="true"]') && isSeen(one)),
  };
}

export function tabOf(page: EnginePage, engine: string): Tab {
  const keep = (name: string, content: Uint8Array) => {
    const folder = join(picturesFolder, engine.toLowerCase());
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return {
    page,
    ...placeIn(page, []),
    async settle() {
      let last = '';
      await expect
        .poll(
          async () => {
            const { state, isLoading } = await page.evaluate(stateOfPage);
            const isStill = state === last && !isLoading;
            last = state;
            return isStill;
          },
          { interval: 250, timeout: 30_000, message: 'the page has loaded' },
        )
        .toBe(true);
    },
    async picture(name) {
      keep(`${name}.png`, await page.screenshot());
    },
    keep,
  };
}
