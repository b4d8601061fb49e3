/** The DevTools metrics of a page by name. Durations are seconds that the main thread ran, added up since the page began. */
async function metrics(session) {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Waits for style, layout and paint of what was just changed. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** The elements and words that the stage's cards show, one a line; words that only a comment divides are one line. */
function markup() {
  const lines = [];
  const ignored = new Set(['id', 'aria-describedby', 'aria-controls']);
  const opening = ({ localName, attributes }) => {
    const kept = [...attributes].filter(({ name }) => !ignored.has(name)).map(({ name, value }) => ` ${name}="${value}"`);
    return `<${localName}${kept.sort().join('')}>`;
  };
  const draw = (parent, depth) => {
    let words = '';
    const say = () => {
      if (words.trim()) lines.push(' '.repeat(depth) + words.trim());
      words = '';
    };
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) words += node.data;
      // The sentence about stars shows once a page, beside whichever card is first: it is no part of a card.
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches('.stars-explained')) continue;
      say();
      lines.push(' '.repeat(depth) + opening(node));
      draw(node, depth + 1);
    }
    say();
  };
  for (const { shadowRoot } of document.getElementById('stage').children) draw(shadowRoot, 0);
  return lines;
}

/**
 * A fresh page with one adapter in it, ready to mount.
 */
export async function openLane(browser, url, name, throttle) {
  // The demo's strict policy would refuse what other ways of drawing do, such as innerHTML.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  const session = await context.newCDPSession(page);
  // Of the thread and not of the clock: what else the machine does meanwhile does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.evaluate(async (adapter) => {
    const { adapter: drawn } = await import(`/bench/${adapter}.js`);
    const stage = document.getElementById('stage');
    // A step is a task of the page's own; how long it takes to the end of its microtasks is told.
    const inTask = (step) => (value) =>
      new Promise((resolve) =>
        setTimeout(() => {
          const begun = performance.now();
          resolve(step(value).then(() => performance.now() - begun));
        }),
      );
    globalThis.lane = {
      mount: inTask((count) => drawn.mount(stage, count)),
      update: inTask((which) => drawn.update(stage, which)),
      unmount: inTask(() => drawn.unmount(stage)),
      drawn: () => drawn.drawn(stage),
    };
    await drawn.setup();
  }, name);
  await page.evaluate(settle);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  /**
   * What a step costs, in milliseconds: all tasks of the main thread until the page has settled, and the step's own script. DevTools'
   * figure for script alone leaves microtasks out, in which all but the card by hand draw.
   */
  async function cost(step, argument) {
    const before = await metrics(session);
    const script = await page.evaluate(([one, value]) => globalThis.lane[one](value), [step, argument]);
    await page.evaluate(() => globalThis.lane.drawn());
    await page.evaluate(settle);
    const after = await metrics(session);
    if (failures.length > 0) throw failures[0];
    return { main: (after.TaskDuration - before.TaskDuration) * 1000, script };
  }

  async function held() {
    // Twice: what the first one lets go of may hold more.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize, Nodes, JSEventListeners } = await metrics(session);
    return { bytes: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
  }

  /** The listeners on the stage's descendants, shadow roots included. */
  async function listeners() {
    const { result } = await session.send('Runtime.evaluate', { expression: "document.getElementById('stage')" });
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId, depth: -1, pierce: true });
    return found.listeners.length;
  }

  return { cost, held, listeners, markup: () => page.evaluate(markup), close: () => context.close() };
}
