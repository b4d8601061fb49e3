/** The connection of the load figures: latency in ms and bytes per second, with the processor slowed to a quarter. */
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const throttle = 4;

/** Observes the page before its first script runs. `look` returns the rendering state. */
function watch(look) {
  const seen = { skeleton: null, first: null, drawn: null, longest: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const frame = () => {
    const state = new Function(`return (${look})()`)();
    // Content that this frame finds was painted with the previous frame or is painted with this one.
    if (state !== 'nothing') seen.skeleton ??= performance.now();
    if (state === 'first' || state === 'drawn') seen.first ??= performance.now();
    if (state === 'drawn') seen.drawn ??= performance.now();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** A page with one card. */
function oneCard() {
  const root = document.querySelector('ucp-plan-card, hand-plan-card')?.shadowRoot;
  if (root?.querySelector('.plan-card')) return 'drawn';
  return root?.querySelector('.sk') ? 'skeleton' : 'nothing';
}

/** The full page of a shopper with 30 plans a year. It is done when all cards are rendered. */
function thirtyCards() {
  const find = (root, name) =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.localName === name ? [one] : one.shadowRoot ? find(one.shadowRoot, name) : []));
  const area = document.querySelector('ucp-profile-area')?.shadowRoot;
  if (!area) return 'nothing';
  const [plans] = find(area, 'ucp-saved-plans');
  const cards = plans?.shadowRoot?.querySelectorAll('.plan-card').length ?? 0;
  if (cards > 0) return cards >= 30 ? 'drawn' : 'first';
  return area.querySelector('*') ? 'skeleton' : 'nothing';
}

const date = '2026-11-20T09:30:00';

/** The name of the page with the same calls and card, without the library. */
export const byHand = 'one card, by hand';

/** The name of the page of 30 plans. */
const longPage = (flavour) => `30 plans, 40 drugs, 25 doctors, ${flavour}`;

/** @type {readonly { name: string, path: string, look: () => string }[]} */
export const loads = [
  { name: byHand, path: `/bench/load-by-hand.html?shopper=member&date=${date}`, look: oneCard },
  // With the full snippet of the documentation site, then with its single line.
  ...['', '-line'].flatMap((way) =>
    ['react', 'preact'].map((flavour) => ({
      name: `one card, ${flavour}${way && ', by one line'}`,
      path: `/bench/load-${flavour}${way}.html?shopper=member&date=${date}`,
      look: oneCard,
    })),
  ),
  ...['react', 'preact'].map((flavour) => ({
    name: longPage(flavour),
    path: `/pages/whole.html?shopper=heavy&date=${date}&flavour=${flavour}`,
    look: thirtyCards,
  })),
];

/** Requests every file once. The server compresses a file on its first request, which must not count as load time. */
export async function packAll(url) {
  for (const folder of ['cdn', 'cdn-preact']) {
    const { chunks } = await fetch(`${url}/${folder}/manifest.json`).then((answer) => answer.json());
    for (const file of Object.keys(chunks)) await fetch(`${url}/${folder}/${file}`, { headers: { 'accept-encoding': 'br, gzip' } });
  }
}

/** Waits until the page is idle. */
const rest = (page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));

/**
 * Milliseconds from the navigation, the longest task, and the layout shift up to a second after rendering.
 */
export async function load(browser, url, { path, look }) {
  // The observer is injected into the page, which its policy would block.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(`(${watch})(${JSON.stringify(String(look))})`);
    await page.goto(url + path);
    await page.waitForFunction(() => globalThis.seen.drawn !== null, undefined, { timeout: 60_000 });
    await rest(page);
    const { skeleton, first, drawn, longest, shift } = await page.evaluate(() => globalThis.seen);
    return {
      'skeleton, ms': skeleton,
      'first card, ms': first,
      'drawn, ms': drawn,
      'longest task, ms': longest,
      'layout shift': shift,
      'KB over the line': bytes / 1000,
    };
  } finally {
    await context.close();
  }
}
