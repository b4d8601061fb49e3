/** The DevTools metrics of a page by name. Durations are seconds of main thread time since the page started. */
async function metrics(session) {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Waits for style, layout and paint of the last change. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** The elements and texts of the stage's cards, one per line. Texts that only a comment separates are one line. */
function markup() {
  const lines = [];
  const ignored = new Set(['id', 'aria-describedby', 'aria-controls']);
  // The browser writes styles that a script sets in its own form.
  const opening = ({ localName, attributes, style }) => {
    const kept = [...attributes]
      .filter(({ name }) => !ignored.has(name))
      .map(({ name, value }) => ` ${name}="${name === 'style' ? style.cssText : value}"`);
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
      // The sentence about stars is shown once per page, beside the first card, so it is not part of a card.
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

/** Opens a new page with one adapter, ready to mount. */
export async function openLane(browser, url, name, throttle) {
  // The demo's strict policy would block features of other adapters, such as innerHTML.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  const session = await context.newCDPSession(page);
  // Thread time, not wall time, so that other processes do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.evaluate(async (adapter) => {
    const { adapter: drawn } = await import(`/bench/${adapter}.js`);
    const stage = document.getElementById('stage');
    // Runs a step in a task of its own, and returns the time until its microtasks end.
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
   * The cost of a step in milliseconds: all main thread tasks until the page is idle, and the step's own script.
   * DevTools' script time excludes microtasks. All cards except the hand-written one render in them.
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
    // Twice, because objects that the first collection released may hold others.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize, Nodes, JSEventListeners } = await metrics(session);
    return { bytes: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
  }

  /** The number of listeners on the stage's descendants, shadow roots included. */
  async function listeners() {
    const { result } = await session.send('Runtime.evaluate', { expression: "document.getElementById('stage')" });
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId, depth: -1, pierce: true });
    return found.listeners.length;
  }

  return { cost, held, listeners, markup: () => page.evaluate(markup), close: () => context.close() };
}
