import { openLane } from './lane.mjs';

/**
 * What is measured. Each plan opens a fresh page for one adapter and returns figures by name; the runner interleaves
 * the adapters, so that a machine that warms up or slows down does so for all of them.
 */

const warmUps = 3;

function mounting(count, throttle) {
  return {
    name: `mount ${count}`,
    throttle,
    async measure(lane) {
      const cold = await lane.cost('mount', count);
      await lane.cost('unmount');
      for (let turn = 0; turn < warmUps; turn += 1) {
        await lane.cost('mount', count);
        await lane.cost('unmount');
      }
      const warm = await lane.cost('mount', count);
      return { 'cold, ms': cold.main, 'warm, ms': warm.main };
    },
  };
}

function updating(which, throttle) {
  return {
    name: `update ${which} of 100`,
    throttle,
    async measure(lane) {
      await lane.cost('mount', 100);
      for (let turn = 0; turn < warmUps; turn += 1) await lane.cost('update', which);
      const { main, script } = await lane.cost('update', which);
      return { ms: main, 'script, ms': script };
    },
  };
}

/** Script memory and listeners of a card, from 100 of them after one mount and removal that loads what is shared. */
const keeping = {
  name: 'keep 100',
  throttle: 1,
  async measure(lane) {
    await lane.cost('mount', 1);
    await lane.cost('unmount');
    const before = await lane.held();
    await lane.cost('mount', 100);
    const after = await lane.held();
    return { 'bytes a card': (after.bytes - before.bytes) / 100, 'listeners a card': (await lane.listeners()) / 100 };
  },
};

/** What 1,000 mounts and removals leave behind. */
const leaving = {
  name: 'leave 1000',
  throttle: 1,
  async measure(lane) {
    await lane.cost('mount', 1000);
    await lane.cost('unmount');
    const before = await lane.held();
    await lane.cost('mount', 1000);
    await lane.cost('unmount');
    const after = await lane.held();
    return { 'nodes left': after.nodes - before.nodes, 'listeners left': after.listeners - before.listeners };
  },
};

const counts = [1, 10, 100, 1000];
const throttles = [1, 4];

export const plans = [
  ...throttles.flatMap((throttle) => counts.map((count) => mounting(count, throttle))),
  ...throttles.flatMap((throttle) => ['one', 'all'].map((which) => updating(which, throttle))),
  keeping,
  leaving,
];

/** One turn of a plan for one adapter, in a page of its own. */
export async function takeTurn(browser, url, adapter, { throttle, measure }) {
  const lane = await openLane(browser, url, adapter, throttle);
  try {
    return await measure(lane);
  } finally {
    await lane.close();
  }
}
