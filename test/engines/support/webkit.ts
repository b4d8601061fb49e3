import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findEngines } from '../../../scripts/lib/engines.mjs';
import { allInPage } from './all-in-page.js';
import type { Engine, EnginePage, KeyName, SpokenPart } from './engine.js';

const keys: Readonly<Record<KeyName, string>> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  Shift: Key.SHIFT,
};

/** Milliseconds for the driver to start, and for the window to take a size. */
const PATIENCE = 10_000;

/** Px of the display. */
const display = { width: 1600, height: 3000 };

/** WebKitGTK's own small browser, driven by WebDriver on a display without a screen. Each page is a browser of its own. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'ucp-webkit-'));
  const children: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = await startDriver(children, await startDisplay(children), letWindowBeNarrow(folder));
    const newPage = () => pageOf(server);
    const first = await newPage();
    await first.close();
    return { version: first.version, pages: '/heard', newPage, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves to the name of the display, which the display server chooses. */
function startDisplay(children: ChildProcess[]): Promise<string> {
  const screen = ['-screen', '0', `${display.width}x${display.height}x24`, '-nolisten', 'tcp'];
  const xvfb = spawn(findEngines().xvfb ?? 'Xvfb', ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(xvfb);
  return new Promise<string>((found, failed) => {
    xvfb.stdio[3]?.once('data', (number) => found(`:${String(number).trim()}`));
    xvfb.once('error', failed);
    xvfb.once('exit', (code) => failed(new Error(`Xvfb ended (${code})`)));
  });
}

/** The bar above the page makes the window wider than a phone, unless its parts are smaller. Returns the folder of these settings. */
function letWindowBeNarrow(folder: string): string {
  const config = join(folder, 'config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  const parts = 'button, entry, toolbar, toolitem, toolbutton, headerbar, image';
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), `${parts} { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }`);
  return config;
}

/** Resolves to the address of the driver. */
async function startDriver(children: ChildProcess[], displayName: string, config: string): Promise<string> {
  const port = await freePort();
  const driver = spawn(findEngines().webKitDriver ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: displayName, XDG_CONFIG_HOME: config, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  children.push(driver);
  const server = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => isReady(server), { timeout: PATIENCE });
  return server;
}

async function isReady(server: string): Promise<boolean> {
  const answer = await fetch(`${server}/status`).catch(() => null);
  return answer?.ok === true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

async function pageOf(server: string): Promise<EnginePage & { readonly version: string }> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: findEngines().miniBrowser ?? 'MiniBrowser',
      args: ['--automation'],
    },
  });
  const tab = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  return {
    version: `WebKitGTK ${(await tab.getCapabilities()).getBrowserVersion()}`,
    open: (url) => tab.get(url),
    evaluate: <R, A>(work: (given: A) => R, given?: A) => tab.executeScript<R>(`return (${work})(arguments[0])`, given),
    clickAt: (x, y) => tab.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    key: (name) => tab.actions().sendKeys(keys[name]).perform(),
    type: (text) => tab.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform(),
    resize: (width, height) => resize(tab, width, height),
    screenshot: async () => Buffer.from(await tab.takeScreenshot(), 'base64'),
    async partsRead(selector, parts) {
      const elements = await tab.executeScript<readonly WebElement[]>(`return (${allInPage})(arguments[0])`, selector);
      const counts: number[] = [];
      for (const [index, element] of elements.entries()) counts.push(await countRead(element, parts[index] ?? []));
      return counts;
    },
    // The driver has no console: the page records it.
    logged: () => tab.executeScript('return window.logged'),
    close: () => tab.quit(),
  };
}

/** The driver tells the role and the name that WebKit computes for an element. */
async function countRead(element: WebElement, parts: readonly SpokenPart[]): Promise<number> {
  let count = 0;
  for (const { selector, role, name } of parts) {
    for (const one of await element.findElements(By.css(selector)))
      if ((await one.getAriaRole()) === role && (await one.getAccessibleName()) === name) count += 1;
  }
  return count;
}

/**
 * Gives the page this size; the window has a bar above the page. The window stays in the middle of the display, under the pointer: without
 * a window manager, the window under the pointer has focus.
 */
async function resize(tab: WebDriver, width: number, height: number): Promise<void> {
  const window = tab.manage().window();
  const place = (size: { readonly width: number; readonly height: number }) => ({
    ...size,
    x: Math.round((display.width - size.width) / 2),
    y: Math.round((display.height - size.height) / 2),
  });
  const state = () => tab.executeScript<readonly [number, number, boolean]>('return [innerWidth, innerHeight, document.hasFocus()]');
  await window.setRect(place({ width, height }));
  const [innerWidth, innerHeight] = await state();
  const rect = await window.getRect();
  await window.setRect(place({ width: rect.width + width - innerWidth, height: rect.height + height - innerHeight }));
  await vi.waitFor(async () => assert.deepEqual(await state(), [width, height, true]), { timeout: PATIENCE });
}
