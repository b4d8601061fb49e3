import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { fixedFaces } from './fonts.mjs';
import { crop, readPicture } from './picture.mjs';
import { picturesOf } from './plan.mjs';

/** Height of the window before it grows to the story's height, in px. */
const HEIGHT = 900;
/** The initial time of the browser's clock. Stories get their date from their service. */
const NOW = '2026-11-20T15:30:00Z';
/**
 * Milliseconds to fast-forward after a story has finished. In this time failed calls are retried, at most two in
 * sequence.
 */
const AFTERMATH = 5_000;
/** Timeout of a story in milliseconds. On a busy machine a story takes long. */
const PATIENCE = 60_000;
/** Maximum number of attempts for a story that keeps changing. */
const LOOKS = 50;

/** The same rendering on every machine: grayscale antialiasing, and no settings of the machine. */
const flags = [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const visitor = { locale: 'en-US', timezoneId: 'America/Chicago', reducedMotion: 'reduce', colorScheme: 'light' };

/** Functions that run in the page. They are sent as text, so they cannot use anything of this file. */
const inPage = {
  start: (faces) => {
    for (const { family, url, weight } of faces) document.fonts.add(new FontFace(family, `url("${url}")`, { weight, display: 'block' }));
  },
  /** Selects a story, or replays the current one. */
  select({ storyId, isAgain }) {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    globalThis.lastEnd = channel.last('storyFinished')?.[0];
    sessionStorage.clear();
    localStorage.clear();
    if (isAgain) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  },
  /** The brand and the language of the story. */
  worn: () => ({ theme: document.documentElement.dataset.ucpTheme, lang: document.documentElement.lang }),
  wear({ theme, lang }) {
    const { documentElement } = document;
    if (theme) documentElement.dataset.ucpTheme = theme;
    else delete documentElement.dataset.ucpTheme;
    documentElement.lang = lang;
  },
  /** Storybook's result for a story: rendered, played and checked. */
  outcome(id) {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const lastEvent = (name) => channel?.last(name)?.[0];
    const failure =
      lastEvent('storyThrewException') ?? lastEvent('playFunctionThrewException') ?? lastEvent('storyErrored') ?? lastEvent('configError');
    if (failure) return { error: failure.message ?? failure.title ?? String(failure) };
    if (lastEvent('storyMissing')) return { error: 'Storybook does not have it' };
    const end = lastEvent('storyFinished');
    if (end?.storyId !== id || end === globalThis.lastEnd) return undefined;
    return end.status === 'success' ? {} : { error: 'Storybook reports an error' };
  },
  /** Resolves when the page's current tasks have finished. */
  async idle() {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  },
  /** The height that shows everything in the page and in its scrolling parts, such as a popup's body. */
  wanted() {
    const rootsIn = (root) => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const hidden = rootsIn(document)
      .flatMap((root) => [...root.querySelectorAll('dialog[open] *')])
      .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
      .map((one) => one.scrollHeight - one.clientHeight);
    const { scrollHeight, scrollWidth } = document.documentElement;
    return {
      height: Math.max(scrollHeight, innerHeight + Math.max(0, ...hidden)),
      overhang: scrollWidth - innerWidth,
      isWholePage: document.body.classList.contains('sb-main-fullscreen'),
    };
  },
};

/** Counts the page's pending requests. */
function watchRequests(page) {
  const open = new Set();
  page.on('request', (one) => open.add(one));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (one) => open.delete(one));
  return open;
}

const shoot = (page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

/** The picture, when two in a row are equal and no request is pending between them. */
async function atRest(page, requests) {
  let last = await shoot(page);
  for (let look = 0; look < LOOKS; look += 1) {
    await page.evaluate(inPage.idle);
    const next = await shoot(page);
    if (requests.size === 0 && next.equals(last)) return next;
    last = next;
  }
  throw new Error('it does not come to rest');
}

/** Makes the window as high as its content, which may change the content. */
async function grow(page, width) {
  for (let height = HEIGHT; ; ) {
    await page.evaluate(inPage.idle);
    const wanted = await page.evaluate(inPage.wanted);
    if (wanted.height <= height || wanted.height > 20_000) return wanted;
    height = wanted.height;
    await page.setViewportSize({ width, height });
  }
}

async function ended(page, story) {
  const outcome = await page.waitForFunction(inPage.outcome, story.id, { timeout: PATIENCE });
  const { error } = await outcome.jsonValue();
  if (error) throw new Error(error);
}

/** Opens an isolated browser context. */
async function openView({ browser, url, faces }) {
  const context = await browser.newContext({ ...visitor, baseURL: url });
  await context.addInitScript(inPage.start, faces);
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  return { page, requests: watchRequests(page), shown: undefined, close: () => context.close() };
}

/**
 * Shows a story. The first is opened by URL. The next ones are selected as in Storybook's sidebar, without a reload.
 */
async function show(view, story, width) {
  const { page, shown } = view;
  view.shown = story;
  await page.setViewportSize({ width, height: HEIGHT });
  await page.context().clearCookies();
  if (!shown) await page.goto(`/iframe.html?${new URLSearchParams({ id: story.id, viewMode: 'story' })}`);
  else await page.evaluate(inPage.select, { storyId: story.id, isAgain: shown === story });
  await ended(page, story);
  await page.clock.runFor(AFTERMATH);
}

/** One picture of the current story. `worn` is its own theme and language. */
async function take({ page, requests }, worn, /** @type {import('./plan.mjs').Look} */ { width, theme, lang }) {
  await page.evaluate(inPage.wear, { theme: theme ?? worn.theme, lang: lang ?? worn.lang });
  await page.setViewportSize({ width, height: HEIGHT });
  const { overhang, isWholePage } = await grow(page, width);
  return { shown: crop(await readPicture(await atRest(page, requests)), isWholePage), overhang };
}

/**
 * Takes the pictures of some stories in one page. Passes each to `keep`, with its picture or the reason why there is
 * none. After a failure, the next story has a new page.
 */
async function takeAll(studio, stories, keep) {
  let view;
  for (const story of stories) {
    const [own, ...others] = picturesOf(story);
    let picture = own;
    try {
      view ??= await openView(studio);
      await show(view, story, own.width);
      const worn = await view.page.evaluate(inPage.worn);
      for (picture of [own, ...others]) {
        // A skeleton is rendered for the initial width.
        if (picture.width !== own.width) await show(view, story, picture.width);
        await keep(picture, await take(view, worn, picture));
      }
    } catch (error) {
      await keep(picture, { error: error.message });
      await view?.close();
      view = undefined;
    }
  }
  await view?.close();
}

/** Opens a browser that takes the pictures of the Storybook at this URL. */
export async function openStudio(url) {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags });
  const studio = { browser, url, faces: fixedFaces() };
  return {
    version: browser.version(),
    takeAll: (stories, keep) => takeAll(studio, stories, keep),
    close: () => browser.close(),
  };
}
