import { openLane } from './lane.mjs';
import { median } from './report.mjs';

/**
 * The measurements. Each visit opens a new page for one adapter and returns figures by name. The runner interleaves
 * the adapters, so that a machine that gets slower affects all of them.
 *
 * @typedef {{ name: string, throttle: number, rounds?: number, without?: readonly string[], measure: (lane: object) => Promise<Record<string, number>> }} Visit
 * `rounds` is set if fewer are enough; `without` names adapters that are left out.
 */

/** Mounts of 100 cards until a page is warm. Before that, the browser still compiles the code. */
const warmMounts = 8;
const warmUpdates = 3;
/** Repetitions of a warm measurement. One garbage collection takes as long as the mount that it interrupts. */
const turns = 5;
const most = 1000;

/** r2wc adds so many listeners that a thousand of its cards would take most of the bench's time. */
const withoutR2wc = (count) => (count === most ? ['r2wc'] : []);

/** A thousand cards on a slow processor take a minute each time, so one round is enough. */
const roundsOf = (count, throttle) => (count === most && throttle > 1 ? { rounds: 1 } : {});

/** The first cards of a page. */
function coldMount(count, throttle) {
  return {
    name: `cold ${count}`,
    throttle,
    ...roundsOf(count, throttle),
    without: withoutR2wc(count),
    measure: async (lane) => ({ [`mount ${count}, cold, ms`]: (await lane.cost('mount', count)).main }),
  };
}

/** The median cost of several runs. */
async function inTheMiddle(measure) {
  const costs = [];
  for (let turn = 0; turn < turns; turn += 1) costs.push(await measure());
  return median(costs);
}

async function mountAndRemove(lane, count) {
  const { main } = await lane.cost('mount', count);
  await lane.cost('unmount');
  return main;
}

/** Cards on a page that has rendered many before, and the cost to change them. */
function warm(counts, throttle) {
  return {
    name: `warm up to ${Math.max(...counts)}`,
    throttle,
    ...roundsOf(Math.max(...counts), throttle),
    without: withoutR2wc(Math.max(...counts)),
    async measure(lane) {
      const figures = {};
      for (let turn = 0; turn < warmMounts; turn += 1) await mountAndRemove(lane, 100);
      for (const count of counts) {
        const mounted = () => mountAndRemove(lane, count);
        figures[`mount ${count}, warm, ms`] = count === most ? await mounted() : await inTheMiddle(mounted);
      }
      if (counts.includes(100)) Object.assign(figures, await updates(lane));
      return figures;
    },
  };
}

async function updates(lane) {
  const figures = {};
  await lane.cost('mount', 100);
  for (const which of ['one', 'all']) {
    const costs = [];
    for (let turn = 0; turn < warmUpdates + turns; turn += 1) costs.push(await lane.cost('update', which));
    const counted = costs.slice(warmUpdates);
    figures[`update ${which} of 100, ms`] = median(counted.map(({ main }) => main));
    // Wall time, which other processes can only increase: use the minimum.
    figures[`update ${which} of 100, script ms`] = Math.min(...counted.map(({ script }) => script));
  }
  return figures;
}

/** Script memory and listeners per card, from 100 cards. One mount and removal before loads the shared parts. */
const keeping = {
  name: 'keep',
  throttle: 1,
  async measure(lane) {
    await mountAndRemove(lane, 1);
    const before = await lane.held();
    await lane.cost('mount', 100);
    const after = await lane.held();
    return { 'script KB a card': (after.bytes - before.bytes) / 100_000, 'listeners a card': (await lane.listeners()) / 100 };
  },
};

/**
 * Memory that mounts and removals leave, after the first ones created the shared parts. These are counts, so one round
 * is enough.
 */
const leaving = (count) => ({
  name: 'leave',
  throttle: 1,
  rounds: 1,
  without: withoutR2wc(count),
  async measure(lane) {
    await mountAndRemove(lane, count);
    const before = await lane.held();
    await mountAndRemove(lane, count);
    const after = await lane.held();
    return {
      [`nodes left by ${count} cards`]: after.nodes - before.nodes,
      [`listeners left by ${count} cards`]: after.listeners - before.listeners,
    };
  },
});

/** All visits. The quick ones are few and small: they check that the bench works. */
export function visits({ isQuick }) {
  if (isQuick) return [coldMount(10, 1), warm([10, 100], 1), keeping, leaving(100)];
  return [
    ...[1, 4].flatMap((throttle) => [
      ...[1, 10, 100, most].map((count) => coldMount(count, throttle)),
      warm([1, 10, 100], throttle),
      warm([most], throttle),
    ]),
    keeping,
    leaving(most),
  ];
}

/** One visit with one adapter in its own page. */
export async function visit(browser, url, adapter, { throttle, measure }) {
  const lane = await openLane(browser, url, adapter, throttle);
  try {
    return await measure(lane);
  } finally {
    await lane.close();
  }
}
