/**
 * `npm run bench` renders the same plan card in several ways in one Chromium, and prints medians. It compares the
 * library's element, from the CDN build on the demo's services, with each adapter of `bench/adapters`. Then it loads
 * pages over a slow connection, presses what shoppers press on a page of 30 plans, and prints which budgets are met.
 *
 * - `--json` prints everything as JSON.
 * - `--rounds=5` sets the number of rounds.
 * - `--only=warm` runs the measurements whose name starts with this: `--only=presses` the presses.
 * - `--quick` is a smoke test of a minute, without presses and growth.
 * - `--write` writes the budgets into `docs/measurements.md`.
 *
 * The results so far are always in `.cache/bench-results.json`. A run that breaks loses only its last part.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { writeTable } from '../scripts/lib/measurements.mjs';
import { inProject } from '../scripts/lib/project.mjs';
import { giveUp } from '../scripts/lib/steps.mjs';
import { judge } from './lib/budgets.mjs';
import { growthOf, growthVisits } from './lib/growth.mjs';
import { load, loads, packAll } from './lib/load.mjs';
import { readOptions } from './lib/options.mjs';
import { visit, visits } from './lib/plan.mjs';
import { pressesOf, pressVisits } from './lib/presses.mjs';
import { budgetLine, budgetTable, growthLines, head, loadLines, mediansOf, pressLines, row, summarize } from './lib/report.mjs';
import { checkSame } from './lib/same.mjs';
import { openStage, ours } from './lib/stage.mjs';

const namesOf = (isQuick) => [
  ...new Set([...visits({ isQuick }), ...loads, ...(isQuick ? [] : [...pressVisits, ...growthVisits])].map(({ name }) => name)),
];

function optionsOrEnd() {
  try {
    return readOptions(process.argv.slice(2), namesOf);
  } catch (error) {
    return giveUp(error.message);
  }
}

const { asJson, isQuick, isWritten, rounds, only } = optionsOrEnd();
const chosen = ({ name }) => name.startsWith(only);
const others = ['dom', 'lit'];

const say = (text) => (asJson ? process.stderr : process.stdout).write(`${text}\n`);

const results = { cards: [], loads: {}, presses: {}, growth: {} };
const kept = inProject('.cache/bench-results.json');

function keep(part, measured) {
  results[part] = measured;
  const facts = { date: new Date().toISOString(), chromium: browser.version(), cores: cpus().length, cpu: cpus()[0]?.model, rounds };
  const { cards, loads: loaded, presses, growth } = results;
  const whole = { ...facts, ...results, budgets: judge(cards, loaded, presses, growth) };
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}

async function measureCards(browser, page, adapters, one) {
  const turns = [];
  const wanted = adapters.filter((adapter) => !one.without?.includes(adapter));
  for (let round = 0; round < Math.min(rounds, one.rounds ?? rounds); round += 1) {
    for (const adapter of wanted) turns.push({ adapter, figures: await visit(browser, page, adapter, one) });
  }
  return summarize(one, turns);
}

async function measurePresses(browser, url) {
  const presses = {};
  for (const { flavour } of isQuick ? [] : pressVisits.filter(chosen))
    keep('presses', Object.assign(presses, { [flavour]: await pressesOf(browser, url, { flavour, rounds }) }));
  return presses;
}

async function measureGrowth(browser, url) {
  const growth = {};
  for (const one of isQuick ? [] : growthVisits.filter(chosen)) {
    try {
      growth[one.name] = await growthOf(browser, url, one);
      keep('growth', growth);
    } catch (error) {
      // The other measurements took half an hour.
      say(`${one.name} was not measured: ${error.message}`);
    }
  }
  return growth;
}

async function measureLoads(browser, url) {
  await packAll(url);
  const turns = loads.filter(chosen).map((one) => ({ one, figures: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { one, figures } of turns) figures.push(await load(browser, url, one));
    keep('loads', Object.fromEntries(turns.map(({ one, figures }) => [one.name, mediansOf(figures)])));
  }
  return results.loads;
}

const { adapters, browser, url, page, close } = await openStage({ isMinified: true });
try {
  const begun = Date.now();
  const [{ model }] = cpus();
  say(`Chromium ${browser.version()}, ${cpus().length} cores (${model.trim()}), medians of ${rounds}\n`);
  const cards = [];
  const cardVisits = visits({ isQuick }).filter(chosen);
  if (cardVisits.length > 0) {
    await checkSame(browser, page, adapters, ours);
    say(head(adapters, others));
  }
  for (const one of cardVisits) {
    const measured = await measureCards(browser, page, adapters, one);
    cards.push(...measured);
    keep('cards', cards);
    for (const line of measured) say(row(line, ours, adapters, others));
  }
  const loaded = await measureLoads(browser, url);
  if (Object.keys(loaded).length > 0) say('\nLoads at CPU 4x, 1.6 Mbit/s, 150 ms');
  for (const line of loadLines(loaded)) say(line);
  const presses = await measurePresses(browser, url);
  if (Object.keys(presses).length > 0) say('\nPresses at CPU 4x on a page of 30 plans, 40 drugs and 25 doctors, with scrollbars');
  for (const line of pressLines(presses)) say(line);
  const growth = await measureGrowth(browser, url);
  if (Object.keys(growth).length > 0) say('\nGrowth with the number of plans');
  for (const line of growthLines(growth)) say(line);
  const { budgets, ...rest } = keep('growth', growth);
  say('\nBudgets');
  for (const one of budgets) say(budgetLine(one));
  if (isWritten) writeTable('bench', budgetTable(budgets));
  say(`\n${Math.round((Date.now() - begun) / 1000)} s`);
  if (asJson) process.stdout.write(`${JSON.stringify({ ...rest, budgets }, null, 2)}\n`);
} finally {
  await close();
}
