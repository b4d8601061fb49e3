/** The DevTools metrics of a page by name. Durations are seconds of the main thread, added up since the page began. */
async function metrics(session) {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

const mainThread = ({ ScriptDuration, RecalcStyleDuration, LayoutDuration }) =>
  (ScriptDuration + RecalcStyleDuration + LayoutDuration) * 1000;

/** Waits for style, layout and paint of what was just changed. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** The elements and words that the stage's cards show, one a line. */
function markup() {
  const lines = [];
  const ignored = new Set(['id', 'aria-describedby']);
  const draw = (node, depth) => {
    const indent = ' '.repeat(depth);
    if (node.nodeType === Node.TEXT_NODE && node.data.trim()) lines.push(indent + node.data.trim());
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const attributes = [...node.attributes].filter(({ name }) => !ignored.has(name)).map(({ name, value }) => ` ${name}="${value}"`);
    lines.push(`${indent}<${node.localName}${attributes.sort().join('')}>`);
    for (const child of node.childNodes) draw(child, depth + 1);
  };
  for (const { shadowRoot } of document.getElementById('stage').children) {
    shadowRoot.normalize();
    for (const child of shadowRoot.children) draw(child, 0);
  }
  return lines;
}

/**
 * A fresh page with one adapter in it, ready to mount. Every measure is of the main thread (script, style and layout
 * together) unless it says otherwise.
 */
export async function openLane(browser, url, name, throttle) {
  // The demo's strict policy would refuse what other ways of drawing do, such as innerHTML.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.evaluate(async (adapter) => {
    const { adapter: drawn } = await import(`/bench/${adapter}.js`);
    const stage = document.getElementById('stage');
    globalThis.lane = {
      mount: (count) => drawn.mount(stage, count),
      update: (which) => drawn.update(stage, which),
      unmount: () => drawn.unmount(stage),
    };
    await drawn.setup();
  }, name);
  await page.evaluate(settle);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  /** What a step costs: milliseconds of the main thread, and of script alone. */
  async function cost(step, argument) {
    const before = await metrics(session);
    await page.evaluate(([one, value]) => globalThis.lane[one](value), [step, argument]);
    await page.evaluate(settle);
    const after = await metrics(session);
    if (failures.length > 0) throw failures[0];
    return { main: mainThread(after) - mainThread(before), script: (after.ScriptDuration - before.ScriptDuration) * 1000 };
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
