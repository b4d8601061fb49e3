import { growthVisits } from './growth.mjs';
import { byHand } from './load.mjs';

/** Reads the results of `summarize` as `figure(throttle, name)[adapter]`; undefined if not measured. */
function reader(results) {
  const found = new Map(results.map(({ throttle, figure, medians }) => [`${throttle} ${figure}`, medians]));
  return (figure, throttle = 1) => found.get(`${throttle} ${figure}`);
}

const ratio = (figure, other) => (read) => {
  const medians = read(figure);
  return medians && medians.ucp / medians[other];
};
/** The figures of the other adapters, for comparison. */
const peersOf =
  (figure, unit = '') =>
  (read) => {
    const medians = read(figure);
    return (
      medians &&
      ['dom', 'lit', 'r2wc']
        .filter((one) => medians[one] !== undefined)
        .map((one) => `${names[one]} ${Number(medians[one].toPrecision(3))}${unit}`)
        .join(', ')
    );
  };
const names = { dom: 'by hand', lit: 'Lit', r2wc: 'r2wc' };
const handLoad = (figure, unit) => (_, loads) => loads[byHand] && `by hand ${Number(loads[byHand][figure].toPrecision(3))}${unit}`;

const own = (figure) => (read) => read(figure)?.ucp;
const loaded = (page, figure) => (_, loads) => loads[page]?.[figure];
/** A load as a multiple of the hand-written page in the same run. */
const timesHand = (page, figure) => (_, loads) =>
  loads[page] && loads[byHand] && atLeast(figure, loads[page]) / atLeast(figure, loads[byHand]);
/** The browser reports no task below 50 ms, so a page without one counts as 50. */
const atLeast = (figure, load) => (figure === 'longest task, ms' ? Math.max(50, load[figure]) : load[figure]);

/** Ratios within one run are comparable on any machine. A row without a limit is only reported. */
const budgets = [
  ...[100, 1000].flatMap((count) => [
    {
      name: `mount ${count}, warm: times DOM by hand`,
      limit: 1.3,
      of: ratio(`mount ${count}, warm, ms`, 'dom'),
      peers: peersOf(`mount ${count}, warm, ms`, ' ms'),
    },
    { name: `mount ${count}, warm: times Lit`, limit: 1.12, of: ratio(`mount ${count}, warm, ms`, 'lit') },
  ]),
  {
    name: 'update 1 of 100: script, ms',
    limit: 1,
    of: own('update one of 100, script ms'),
    peers: peersOf('update one of 100, script ms', ' ms'),
  },
  { name: 'nodes left by 1,000 cards', limit: 0, of: own('nodes left by 1000 cards') },
  { name: 'listeners left by 1,000 cards', limit: 0, of: own('listeners left by 1000 cards') },
  ...[
    ['react', 1.7],
    ['preact', 1.25],
  ].flatMap(([flavour, firstCard]) => [
    {
      name: `load, ${flavour}: first card, times by hand`,
      limit: firstCard,
      of: timesHand(`one card, ${flavour}`, 'first card, ms'),
      peers: handLoad('first card, ms', ' ms'),
    },
    {
      name: `load, ${flavour}: longest task, times by hand`,
      limit: 1.3,
      of: timesHand(`one card, ${flavour}`, 'longest task, ms'),
      peers: handLoad('longest task, ms', ' ms'),
    },
    {
      name: `load, ${flavour}: bytes, times by hand`,
      of: timesHand(`one card, ${flavour}`, 'KB over the line'),
      peers: handLoad('KB over the line', ' KB'),
    },
    { name: `load, ${flavour}: layout shift`, limit: 0, of: loaded(`one card, ${flavour}`, 'layout shift') },
    {
      name: `30 plans, ${flavour}: slowest press, ms`,
      limit: 200,
      of: (_, __, presses) => presses[flavour]?.[0]?.ms,
      peers: (_, __, presses) => presses[flavour]?.[0]?.name,
    },
  ]),
  ...growthVisits.flatMap(({ name, drugs }) => [
    ...['processor, ms', 'nodes', 'script memory, KB'].map((figure) => ({
      name: `30 to 300 plans, ${drugs} drugs: exponent of ${figure.split(',')[0]}`,
      limit: 1.1,
      of: (_, __, ___, growth) => growth[name]?.exponents[figure],
    })),
    {
      name: `100 plans, ${drugs} drugs: longest task, ms`,
      limit: 400,
      of: (_, __, ___, growth) => growth[name]?.longestTask,
    },
  ]),
];

/** The budgets that this run measured, and whether each is met. */
export function judge(results, loads, presses, growth) {
  const read = reader(results);
  return budgets
    .map(({ name, limit, of, peers }) => ({ name, limit, value: of(read, loads, presses, growth), peer: peers?.(read, loads, presses) }))
    .filter(({ value }) => value !== undefined)
    .map((row) => ({ ...row, isMet: row.limit === undefined || row.value <= row.limit }));
}
