/**
 * How the page grows with plans and drugs. The shopper is the demo's with 30 plans. Further plans are copies with another segment in their
 * id, which only this file knows: calls about a copy reach the service about its original.
 */

const date = '2026-11-20T09:30:00';
const plansOfDemo = 30;
const plans = [30, 100, 300];
const drugs = [5, 40];

/** Milliseconds that a page may take to be drawn. 300 plans take about half a minute on an idle machine. */
const PATIENCE = 180_000;

/** The measurements: processor time, nodes and memory for each number of plans and drugs. */
export const growthVisits = drugs.map((count) => ({ name: `growth, ${count} drugs`, drugs: count }));

/** A copy's id: that of its original with the number of the copy as the first digit of the segment, which is 0 in all originals. */
const copyOf = (id, order) => `${id.slice(0, 8)}${order}${id.slice(9)}`;
const copies = /\b[A-Z]\d{7}[1-9]\d\d\b/;
const originalOf = (copy) => copyOf(copy, 0);
const originalSegment = (segment) => `0${segment.slice(-2)}`;

/** The profile of the demo's member with so many plans a year, and so many drugs. */
function grown(body, counts) {
  const profile = JSON.parse(body);
  const holder = [profile, profile.data, profile.data?.profile].find((one) => one?.plansDetails);
  if (!holder) return body;
  const { plansDetails, drugsAndPharmacyDetails } = holder;
  const copiesOf = (row) =>
    Array.from({ length: Math.ceil(counts.plans / plansOfDemo) }, (_, order) => {
      const planId = order === 0 ? row.planId : copyOf(row.planId, order);
      return { ...row, planId, planName: order === 0 ? row.planName : `${row.planName} ${order}` };
    });
  const years = [...new Set(plansDetails.plans.map(({ planYear }) => planYear))];
  plansDetails.plans = years.flatMap((year) =>
    plansDetails.plans
      .filter(({ planYear }) => planYear === year)
      .flatMap(copiesOf)
      .slice(0, counts.plans),
  );
  plansDetails.savedPlans = plansDetails.plans.map(({ planId, planYear, planType }) => `${planId} ${planYear} ${planType}`).join(',');
  drugsAndPharmacyDetails.drugInfoDetails = drugsAndPharmacyDetails.drugInfoDetails.slice(0, counts.drugs);
  return JSON.stringify(profile);
}

/** The text of a response of the service. The page's cookies say who asks, and on which day. */
async function answerTo(context, url) {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

async function grow(context, counts) {
  await context.route(/\/profiles\/data\/v1\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: grown(await response.text(), counts) });
  });
  // The service answers once about each original: 300 plans of two years would be 600 calls through the bench.
  const originals = new Map();
  await context.route(/\/planinfo\/details\//, async (route) => {
    const url = route.request().url();
    const [copy] = url.match(copies) ?? [];
    if (!copy) return route.continue();
    const original = originalOf(copy);
    const address = url.replace(copy, original);
    if (!originals.has(address)) originals.set(address, answerTo(context, address));
    const text = await originals.get(address);
    return route.fulfill({ contentType: 'application/json', body: text.replaceAll(original, copy) });
  });
  await context.route(/\/estimateplancost/, async (route) => {
    const asked = route.request().postDataJSON();
    const response = await route.fetch({
      postData: { ...asked, plans: asked.plans.map((plan) => ({ ...plan, segmentId: originalSegment(plan.segmentId) })) },
    });
    const body = await response.json();
    const priced = body.data.plans.map((plan, order) => ({ ...plan, segmentId: asked.plans[order].segmentId }));
    return route.fulfill({ response, json: { ...body, data: { ...body.data, plans: priced } } });
  });
}

/** Runs in the page: whether no card and no row of the chart waits. */
function isDrawn(count) {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]));
  const roots = all(document).flatMap(({ localName, shadowRoot }) =>
    /^ucp-(saved-plans|cost-chart)$/.test(localName) ? [shadowRoot] : [],
  );
  const [cards, rows] = ['.plan-card', '.chart__row'].map((part) => roots.flatMap((root) => [...root.querySelectorAll(part)]).length);
  return cards > 0 && rows >= count && !roots.some((root) => root.querySelector('.missing-plan--waiting, .is-loading'));
}

async function measure(browser, url, counts, throttle) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.addInitScript(() => {
      globalThis.longestTask = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longestTask = Math.max(globalThis.longestTask, duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await grow(context, counts);
    await page.goto(`${url}/pages/whole.html?shopper=heavy&date=${date}`);
    await page.waitForFunction(isDrawn, counts.plans, { timeout: PATIENCE, polling: 500 });
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1000)));
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    const { TaskDuration } = await read();
    await session.send('HeapProfiler.collectGarbage');
    const { Nodes, JSHeapUsedSize } = await read();
    return {
      'processor, ms': TaskDuration * 1000,
      nodes: Nodes,
      'script memory, KB': JSHeapUsedSize / 1000,
      'longest task, ms': await page.evaluate(() => globalThis.longestTask),
    };
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/**
 * One row for each number of plans, and the exponent of each figure from the fewest plans to the most. An exponent of 1 means that it grows
 * as the plans do. The longest task is of 100 plans with a processor at a quarter of its speed.
 */
export async function growthOf(browser, url, { drugs: count }) {
  const rows = [];
  for (const one of plans) rows.push({ plans: one, ...(await measure(browser, url, { plans: one, drugs: count }, 1)) });
  const [least, most] = [rows[0], rows.at(-1)];
  const exponent = (figure) => Math.log(most[figure] / least[figure]) / Math.log(most.plans / least.plans);
  const slow = await measure(browser, url, { plans: 100, drugs: count }, 4);
  return {
    rows,
    exponents: Object.fromEntries(['processor, ms', 'nodes', 'script memory, KB'].map((figure) => [figure, exponent(figure)])),
    longestTask: slow['longest task, ms'],
  };
}
