/**
 * `npm run bench` draws the same plan card in several ways in one Chromium and prints medians: the library's element
 * from the CDN build, on the demo's services, beside each adapter of `bench/adapters`. `--json` prints the medians as JSON, `--rounds=9` takes
 * more turns, `--only='mount 100'` the plans whose name begins so.
 */
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../scripts/lib/chromium.mjs';
import { startDemo } from '../scripts/lib/demo-server.mjs';
import { giveUp } from '../scripts/lib/steps.mjs';
import { build } from '../scripts/lib/targets.mjs';
import { adapterNames, bundleAdapters } from './lib/bundle.mjs';
import { plans, takeTurn } from './lib/plan.mjs';
import { lines, summarize } from './lib/report.mjs';
import { checkSame } from './lib/same.mjs';

const option = (name, fallback) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const asJson = process.argv.includes('--json');
const rounds = Number(option('rounds', 5));
const chosen = plans.filter(({ name }) => name.startsWith(option('only', '')));
const ours = 'ucp';

const say = (text) => (asJson ? process.stderr : process.stdout).write(`${text}\n`);

async function measurePlan(browser, url, adapters, plan) {
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const adapter of adapters) turns.push({ adapter, figures: await takeTurn(browser, url, adapter, plan) });
  }
  return summarize(plan, turns);
}

const executablePath = await ensureChromium();
await build(['cdn', 'demo']);
const adapters = adapterNames();
if (!adapters.includes(ours)) giveUp(`bench/adapters has no ${ours}: there is nothing to compare.`);
const server = await startDemo({ '/bench': await bundleAdapters(adapters) });
const page = `${server.url}/bench/index.html?shopper=member&date=2026-11-20T09:30:00`;
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--js-flags=--expose-gc'] });
try {
  await checkSame(browser, page, adapters, ours);
  say(`${browser.version()}, ${rounds} rounds, ${adapters.join(', ')}`);
  const results = [];
  for (const plan of chosen) {
    const result = await measurePlan(browser, page, adapters, plan);
    results.push(result);
    for (const line of lines(result, ours)) say(line);
  }
  if (asJson) process.stdout.write(`${JSON.stringify({ chromium: browser.version(), rounds, results }, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}
