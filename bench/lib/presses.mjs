import { median } from './report.mjs';

/**
 * The presses of a shopper with many plans, on the page as most shoppers have it. Its processor has a quarter of its speed, and its
 * scrollbars take space. Each is measured from the press to the next paint, and by the time that it takes on the main thread.
 */

const throttle = 4;
const date = '2026-11-20T09:30:00';

const list = (page) => page.locator('ucp-saved-plans');
const firstCard = (page) => list(page).getByRole('article').first();
const removal = (page) => page.locator('ucp-remove-popup').getByRole('dialog');
const help = (page) => page.locator('ucp-extra-help');
const chosenCards = (page) => list(page).locator('.plan-card.is-chosen');
const undo = (page) => page.getByRole('button', { name: /^Undo removing/ });
const drugsOfFirst = (page) => firstCard(page).locator('.coverage--drugs .coverage__items li');

const shows = (locator) => locator.waitFor();
const isGone = (locator) => locator.waitFor({ state: 'detached' });

/** Waits until no card waits for its turn or for its price. */
async function areCardsDrawn(page) {
  await list(page).locator('.plan-card').first().waitFor();
  await page.waitForFunction(() => {
    const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]));
    const cards = all(document).find(({ localName }) => localName === 'ucp-saved-plans')?.shadowRoot;
    return cards && !cards.querySelector('.missing-plan--waiting, .is-loading');
  });
}

const openRemoval = {
  name: 'open a dialog',
  press: (page) => firstCard(page).getByRole('button', { name: /^Unsave/ }),
  shows: (page) => shows(removal(page)),
};

const changeHelp = {
  name: 'change Extra Help',
  press: (page) => help(page).getByRole('button', { name: 'Change' }),
  shows: (page) => shows(help(page).getByRole('radio').first()),
};

const answerHelp = (name) => ({
  name,
  press: (page) => help(page).getByRole('radio', { checked: false }),
  shows: async (page) => {
    await shows(help(page).getByRole('button', { name: 'Change' }));
    // The first Yes of a visit opens a popup.
    const popup = page.locator('ucp-extra-help-popup').getByRole('dialog');
    if ((await popup.count()) === 0) return;
    await page.keyboard.press('Escape');
    await isGone(popup);
  },
});

const changeYear = (name) => ({
  name,
  press: (page) => page.locator('ucp-year-toggle label:not(.is-chosen)'),
  shows: areCardsDrawn,
});

/**
 * A visit that ends where it began, so that it can be repeated. `press` is what is pressed: an element, or a key.
 *
 * @type {readonly { name: string, press: (page: object) => object | string, shows: (page: object) => Promise<unknown> }[]}
 */
const steps = [
  openRemoval,
  { name: 'close a dialog', press: () => 'Escape', shows: (page) => isGone(removal(page)) },
  {
    name: 'choose a plan to compare',
    press: (page) => list(page).getByRole('checkbox').first(),
    shows: (page) => shows(chosenCards(page).first()),
  },
  {
    name: 'choose it no more',
    press: (page) => list(page).getByRole('checkbox').first(),
    shows: (page) => isGone(chosenCards(page).first()),
  },
  changeHelp,
  answerHelp('answer Extra Help with No'),
  changeHelp,
  answerHelp('answer Extra Help with Yes'),
  changeYear('change the year'),
  changeYear('change the year back'),
  openRemoval,
  {
    name: 'remove',
    press: (page) => removal(page).getByRole('button', { name: /^Remove plan/ }),
    shows: (page) => shows(undo(page)),
  },
  { name: 'undo', press: undo, shows: (page) => isGone(undo(page)) },
  {
    name: 'open a list of a card',
    press: (page) => firstCard(page).getByRole('button', { name: /^Show all \d+ drugs/ }),
    shows: (page) => shows(drugsOfFirst(page).nth(20)),
  },
];

/** Records the longest press from the event to the next paint, as the browser tells it. */
function watchPresses() {
  globalThis.longestPress = 0;
  new PerformanceObserver((entries) => {
    for (const { duration, interactionId } of entries.getEntries()) {
      if (interactionId) globalThis.longestPress = Math.max(globalThis.longestPress, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Waits until the page has been idle for a moment. */
const rest = (page) => page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500)));

async function mainThreadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** One press by pointer or key. The place is found before, so that finding it does not count. */
async function measure(page, session, { press, shows: untilShown }) {
  const target = press(page);
  const isKey = typeof target === 'string';
  if (!isKey) await target.scrollIntoViewIfNeeded();
  await rest(page);
  const box = isKey ? null : await target.boundingBox();
  await page.evaluate(() => {
    globalThis.longestPress = 0;
  });
  const before = await mainThreadTime(session);
  if (isKey) await page.keyboard.press(target);
  else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
  const after = await mainThreadTime(session);
  await untilShown(page);
  await rest(page);
  return { ms: await page.evaluate(() => globalThis.longestPress), main: after - before };
}

/** The member of the demo with 30 plans has no Extra Help, and is not asked about it. This one has. */
async function giveExtraHelp(page) {
  await page.route('**/profiles/data/v1/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replaceAll('"lisSubsidyLevel":"0"', '"lisSubsidyLevel":"1"') });
  });
}

/** The names of these measurements, for `--only`. */
export const pressVisits = ['react', 'preact'].map((flavour) => ({ name: `presses, ${flavour}`, flavour }));

/**
 * Opens the page of a shopper and walks the visit, once to load its code, then `rounds` times. Returns the medians of each press in
 * milliseconds, the slowest first: `ms` to the next paint, `main` on the main thread.
 */
export async function pressesOf(browser, url, { flavour, rounds }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.addInitScript(watchPresses);
    await giveExtraHelp(page);
    // A copy of the shopper, because a visit saves what it changes.
    await page.goto(`${url}/pages/whole.html?shopper=heavy~bench-${flavour}-${Date.now().toString(36)}&date=${date}&flavour=${flavour}`);
    await areCardsDrawn(page);
    const found = new Map();
    for (let round = 0; round <= rounds; round += 1) {
      for (const step of steps) {
        const figures = await measure(page, session, step);
        if (round > 0) found.set(step.name, [...(found.get(step.name) ?? []), figures]);
      }
      // The list that was opened is closed again.
      await page.reload();
      await areCardsDrawn(page);
      await rest(page);
    }
    return [...found]
      .map(([name, all]) => ({ name, ms: median(all.map(({ ms }) => ms)), main: median(all.map(({ main }) => main)) }))
      .sort((one, other) => other.ms - one.ms || other.main - one.main);
  } finally {
    await context.close();
  }
}
