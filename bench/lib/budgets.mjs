import { longPage } from './load.mjs';

/** What `summarize` answered, as `figure(throttle, name)[adapter]`; undefined where it was not measured. */
function reader(results) {
  const found = new Map(results.map(({ throttle, figure, medians }) => [`${throttle} ${figure}`, medians]));
  return (figure, throttle = 1) => found.get(`${throttle} ${figure}`);
}

const ratio = (figure, other) => (read) => {
  const medians = read(figure);
  return medians && medians.ucp / medians[other];
};
const own = (figure) => (read) => read(figure)?.ucp;
const loaded = (page, figure) => (_, loads) => loads[page]?.[figure];

/** Budgets of the main thread are ratios within one run: they hold on any machine. */
const budgets = [
  ...[100, 1000].flatMap((count) => [
    { name: `mount ${count}, warm: times DOM by hand`, limit: 1.3, of: ratio(`mount ${count}, warm, ms`, 'dom') },
    { name: `mount ${count}, warm: times Lit`, limit: 1.12, of: ratio(`mount ${count}, warm, ms`, 'lit') },
  ]),
  { name: 'update 1 of 100: script, ms', limit: 1, of: own('update one of 100, script ms') },
  { name: 'script memory of a card, KB', limit: 20, of: own('script KB a card') },
  { name: 'listeners of a card', limit: 20, of: own('listeners a card') },
  { name: 'nodes left by 1,000 cards', limit: 0, of: own('nodes left by 1000 cards') },
  { name: 'listeners left by 1,000 cards', limit: 0, of: own('listeners left by 1000 cards') },
  ...[
    ['react', 850],
    ['preact', 600],
  ].flatMap(([flavour, drawn]) => [
    { name: `load, ${flavour}: skeleton, ms`, limit: 500, of: loaded(`one card, ${flavour}`, 'skeleton, ms') },
    { name: `load, ${flavour}: full card, ms`, limit: drawn, of: loaded(`one card, ${flavour}`, 'drawn, ms') },
    { name: `load, ${flavour}: longest task, ms`, limit: 100, of: loaded(`one card, ${flavour}`, 'longest task, ms') },
    { name: `load, ${flavour}: layout shift`, limit: 0, of: loaded(`one card, ${flavour}`, 'layout shift') },
    // Our own: what the field calls a good answer to a press.
    { name: `30 plans, ${flavour}: slowest press, ms`, limit: 200, of: loaded(longPage(flavour), 'slowest press, ms') },
  ]),
];

/** Each budget that this run measured, with whether it is met. */
export function judge(results, loads) {
  const read = reader(results);
  return budgets
    .map(({ name, limit, of }) => ({ name, limit, value: of(read, loads) }))
    .filter(({ value }) => value !== undefined)
    .map((row) => ({ ...row, isMet: row.value <= row.limit }));
}
