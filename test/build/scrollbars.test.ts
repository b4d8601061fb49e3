import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.mjs';

/**
 * The page behind a popup, in a Chromium whose scrollbars take space. The browser of the other tests hides them, as a
 * phone does.
 */

const scripts = ['shared/page/page-document', 'ui/scroll-lock'].map((name) => {
  const source = readFileSync(join(resolve(import.meta.dirname, '../..'), `src/${name}.ts`), 'utf8');
  return ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }).outputText;
});
/** Both modules in one script. */
const outputText = scripts.join('\n').replace(/^import .*$/gm, '');

let browser: Browser;

beforeAll(async () => {
  const executablePath = findChromium();
  const options = { args: [...chromiumFlags], ignoreDefaultArgs: ['--hide-scrollbars'] };
  browser = await chromium.launch({ ...options, ...(executablePath ? { executablePath } : {}) });
}, 60_000);

afterAll(() => browser.close());

it.each([
  ['a plain page', ''],
  ['scrollbar-gutter: stable', 'html { scrollbar-gutter: stable }'],
  ['scrollbar-gutter: stable both-edges', 'html { scrollbar-gutter: stable both-edges }'],
  ['a scrollbar that is always there', 'html { overflow-y: scroll }'],
  ['a scrollbar of the body', 'body { overflow-y: scroll }'],
  ['a body that hides its overflow', 'body { overflow-x: hidden }'],
  ['a stable gutter and a scrollbar of the body', 'html { scrollbar-gutter: stable } body { overflow-y: auto }'],
  ['a padded root', 'html { padding-inline-end: 20px }'],
  ['a centered page', 'html { max-width: 600px; margin-inline: auto }'],
  ['a right-to-left page', 'html { direction: rtl }'],
  ['a page in quirks mode', 'html { max-width: 600px }', ''],
])('[HOST-03] opening a popup shifts nothing on %s', async (_, css, doctype = '<!doctype html>') => {
  const moved = await openPopup({ css, doctype });
  expect(moved.scrollbar).toBeGreaterThan(0);
  expect(moved.behind).toEqual(moved.before);
  expect(moved.after).toEqual(moved.before);
  expect(moved.stopped).toContain('hidden');
  // A page that did not reserve the space does so from now on. Its next popup lays out nothing.
  expect(moved.styles).toEqual([css.includes('gutter') ? '' : 'scrollbar-gutter: stable;', '']);
});

it.each([
  ['a plain page', ''],
  ['a padded root', 'html { padding-inline-end: 20px }'],
])('[HOST-03] opening a popup shifts nothing on %s, in a browser that cannot reserve the scrollbar’s space', async (_, css) => {
  const moved = await openPopup({ css, isOldBrowser: true });
  expect(moved.scrollbar).toBeGreaterThan(0);
  expect(moved.behind).toEqual(moved.before);
  expect(moved.after).toEqual(moved.before);
  expect(moved.styles).toEqual(['', '']);
});

it('[HOST-03] opening a popup on a short page reserves no space', async () => {
  const moved = await openPopup({ css: '.wide { height: 100px !important }' });
  expect(moved.scrollbar).toBe(0);
  expect(moved.behind).toEqual(moved.before);
  expect(moved.styles).toEqual(['', '']);
});

interface PageStyle {
  readonly css: string;
  readonly doctype?: string;
  /** `getComputedStyle` knows no `scrollbar-gutter`. */
  readonly isOldBrowser?: boolean;
}

/** Locks a page and unlocks it. Returns the places of its parts before, meanwhile and afterwards. */
async function openPopup({ css, doctype = '<!doctype html>', isOldBrowser = false }: PageStyle) {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const wide = '<div class="wide" style="height:3000px"><p class="middle" style="width:200px;margin-inline:auto">middle</p></div>';
  const fixed = '<div class="fixed" style="position:fixed;right:0;top:0">fixed</div>';
  await page.setContent(`${doctype}<style>${css}</style>${wide}${fixed}`);
  await page.addScriptTag({ type: 'module', content: `${outputText}\nwindow.lockScroll = lockScroll;` });
  await page.waitForFunction('window.lockScroll');
  const moved = await page.evaluate((isOld) => {
    scrollTo({ top: 400, behavior: 'instant' });
    if (isOld) {
      const computed = getComputedStyle;
      const without = (style: CSSStyleDeclaration) =>
        new Proxy(style, { get: (target, name) => (name === 'scrollbarGutter' ? undefined : Reflect.get(target, name)) });
      Object.assign(window, { getComputedStyle: (element: Element) => without(computed(element)) });
    }
    // Padding cannot keep what is fixed to the window.
    const parts = ['.wide', '.middle', ...(isOld ? [] : ['.fixed'])];
    const places = () => [
      ...parts.flatMap((name) => {
        const { left, right } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        return [left, right];
      }),
      scrollY,
    ];
    const scrollbar = innerWidth - (document.scrollingElement?.clientWidth ?? 0);
    const before = places();
    const unlock = (window as unknown as { lockScroll: () => () => void }).lockScroll();
    const behind = places();
    const stopped = [document.documentElement, document.body].map((one) => getComputedStyle(one).overflowY);
    unlock();
    const styles = [document.documentElement, document.body].map((one) => one.getAttribute('style') ?? '');
    return { scrollbar, before, behind, after: places(), stopped, styles };
  }, isOldBrowser);
  await page.close();
  return moved;
}
