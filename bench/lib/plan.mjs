import { openLane } from './lane.mjs';
import { median } from './report.mjs';

/**
 * What is measured. Each visit opens a fresh page for one adapter and returns figures by name; the runner interleaves the adapters,
 * so that a machine that warms up or slows down does so for all of them.
 *
 * @typedef {{ name: string, throttle: number, rounds?: number, without?: readonly string[], measure: (lane: object) => Promise<Record<string, number>> }} Visit
 * `rounds` where fewer are enough; `without` names adapters that are left out.
 */

/** Mounts of 100 cards until a page is warm: until then the browser still compiles what draws them. */
const warmMounts = 8;
const warmUpdates = 3;
/** How often what is warm is measured: one pass of the garbage collector is as long as the mount it falls into. */
const turns = 5;
const most = 1000;

/** r2wc makes so many listeners that a thousand of its cards would take the bench's time from all others. */
const withoutR2wc = (count) => (count === most ? ['r2wc'] : []);

/** A thousand cards on a slow processor take a minute a turn: one says enough. */
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

/** What the same step costs in the middle of several. */
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

/** Cards on a page that has drawn many before, and what it costs to change them. */
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
    // By the clock, to which whatever else the machine does only adds.
    figures[`update ${which} of 100, script ms`] = Math.min(...counted.map(({ script }) => script));
  }
  return figures;
}

/** Script memory and listeners of a card, from 100 of them after one mount and removal that loads what is shared. */
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

/** What mounts and removals leave behind, once what they make only once has been made: counts, so one round says it. */
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

/** All visits; the quick ones are few and small, to see that the bench itself works. */
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

/** One visit with one adapter, in a page of its own. */
export async function visit(browser, url, adapter, { throttle, measure }) {
  const lane = await openLane(browser, url, adapter, throttle);
  try {
    return await measure(lane);
  } finally {
    await lane.close();
  }
}
