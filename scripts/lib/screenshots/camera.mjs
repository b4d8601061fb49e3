import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { fixedFaces } from './fonts.mjs';
import { crop, readPicture } from './picture.mjs';
import { picturesOf } from './plan.mjs';

/** A window before it grows to what the story shows. */
const HEIGHT = 900;
/** What a story knows of the time of day comes from its service; the browser's own clock begins here. */
const NOW = '2026-11-20T15:30:00Z';
/** Milliseconds that pass at once after a story's end: calls that fail are tried again in them, two that build on each other at most. */
const AFTERMATH = 5_000;
/** Milliseconds after which a story is given up; on a busy machine an honest one takes long. */
const PATIENCE = 60_000;
/** How often a story that goes on changing is looked at again. */
const LOOKS = 50;

/** The same on every machine: edges of letters in grey, and no help from the machine's own settings. */
const flags = [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const visitor = { locale: 'en-US', timezoneId: 'America/Chicago', reducedMotion: 'reduce', colorScheme: 'light' };

/** What runs in the page comes from here as text: these functions see nothing of this file. */
const inPage = {
  start: (faces) => {
    for (const { family, url, weight } of faces) document.fonts.add(new FontFace(family, `url("${url}")`, { weight, display: 'block' }));
  },
  /** Shows a story, or the one that is shown once more from its beginning. */
  select({ storyId, isAgain }) {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    globalThis.lastEnd = channel.last('storyFinished')?.[0];
    sessionStorage.clear();
    localStorage.clear();
    if (isAgain) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  },
  /** The brand and the language that the story stands in. */
  worn: () => ({ theme: document.documentElement.dataset.ucpTheme, lang: document.documentElement.lang }),
  wear({ theme, lang }) {
    const { documentElement } = document;
    if (theme) documentElement.dataset.ucpTheme = theme;
    else delete documentElement.dataset.ucpTheme;
    documentElement.lang = lang;
  },
  /** Storybook's last word on a story: drawn, played to its end and looked after. */
  outcome(id) {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const said = (name) => channel?.last(name)?.[0];
    const failure = said('storyThrewException') ?? said('playFunctionThrewException') ?? said('storyErrored') ?? said('configError');
    if (failure) return { error: failure.message ?? failure.title ?? String(failure) };
    if (said('storyMissing')) return { error: 'Storybook does not have it' };
    const end = said('storyFinished');
    if (end?.storyId !== id || end === globalThis.lastEnd) return undefined;
    return end.status === 'success' ? {} : { error: 'Storybook reports an error' };
  },
  /** Resolves when nothing is left to do in this turn of the page. */
  async idle() {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  },
  /** The height that would show everything, in the page and in what scrolls inside it, such as a popup's body. */
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

/** Counts what the page has asked for and not yet got. */
function watchRequests(page) {
  const open = new Set();
  page.on('request', (one) => open.add(one));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (one) => open.delete(one));
  return open;
}

const shoot = (page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

/** The picture once two in a row are the same, with nothing under way between them. */
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

/** Makes the window as high as what is in it, which may change what is in it. */
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

/** A browser of its own, as far as the page can tell. */
async function openView({ browser, url, faces }) {
  const context = await browser.newContext({ ...visitor, baseURL: url });
  await context.addInitScript(inPage.start, faces);
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  return { page, requests: watchRequests(page), shown: undefined, close: () => context.close() };
}

/** Shows a story: the first by its address, those after it as the Storybook's own sidebar does, which loads nothing anew. */
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

/** One look of the story that is shown; `worn` is what it stands in by itself. */
async function take({ page, requests }, worn, { width, theme, lang }) {
  await page.evaluate(inPage.wear, { theme: theme ?? worn.theme, lang: lang ?? worn.lang });
  await page.setViewportSize({ width, height: HEIGHT });
  const { overhang, isWholePage } = await grow(page, width);
  return { shown: crop(await readPicture(await atRest(page, requests)), isWholePage), overhang };
}

/**
 * Takes the pictures of some stories, one after the other in one page, and hands each to `keep` with what it shows or why there
 * is none. After a failure the next story has a new page.
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
        // A skeleton is painted for the width that it begins in.
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

/** A browser that takes the pictures of the Storybook at this address. */
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
