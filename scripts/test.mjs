/**
 * The test commands. `npm test` runs what every change needs, `npm run test:unit` rules and flows, `npm run test:release` the rest.
 * Each works in a fresh clone: it installs what it needs. Each ends with one line, `N passed, N failed`.
 * Imports at the top come from Node alone, because the packages may be missing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, requireNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say, step } from './lib/steps.mjs';
import { suites } from './lib/suites.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

const commands = ['everyday', 'unit', 'release'];

requireNode();
refuseStrangeWords(commands);
const command = process.argv[2] ?? 'everyday';

/**
 * The number of passed checks, the failed ones with their reason, the tests that passed only on a retry, and the seconds of each group.
 *
 * @type {Omit<import('./lib/vitest-report.mjs').Report, 'files'> & { seconds: [string, number][] }}
 */
const result = { passed: 0, failures: [], retried: [], seconds: [] };

/** Lines of a reason that are printed. */
const LINES = 30;

function fail(name, reason = '') {
  result.failures.push({ name, reason });
}

/**
 * A check that passes or fails as a whole. On failure, the reason is the output of its tool. Resolves to whether it
 * passed.
 */
async function check({ name, work }) {
  try {
    await step(name, work);
    result.passed += 1;
    return true;
  } catch (error) {
    say(`✗ ${name}`);
    fail(name, error.output ?? error.stack);
    return false;
  }
}

/** Works on the items in order, two at a time for two cores. The output of one of the two is shown as it comes. */
async function inTwos(items, work) {
  const left = [...items];
  const lane = async (show) => {
    for (let item = left.shift(); item; item = left.shift()) await work(item, show);
  };
  await Promise.all([lane(true), lane(false)]);
}

/** Compares each size of the build with its budget. */
async function weigh() {
  const { isOver, lineOf, measure } = await import('./lib/budgets.mjs');
  for (const row of await measure()) {
    console.log(`  ${lineOf(row)}`);
    if (isOver(row)) fail(`Size of ${row.name}`, lineOf(row));
    else result.passed += 1;
  }
}

/** Runs Vitest for a group. With `show` it prints the output as it comes, otherwise at the end. */
async function testGroup({ name, projects, prepare, env = {} }, show) {
  await prepare?.();
  const report = inProject(`.cache/tests-${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', `--reporter=${inProject('scripts/lib/vitest-report.mjs')}`];
  const outcome = await run('vitest', ['run', ...projects.flatMap((one) => ['--project', one]), ...reporters], {
    show,
    env: { ...env, UCP_TEST_REPORT: report },
  }).catch((error) => error);
  if (!show) console.log(outcome.output ?? outcome);
  const { passed, failures, retried } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { passed: 0, failures: [], retried: [] };
  result.passed += passed;
  result.failures.push(...failures);
  result.retried.push(...retried);
  // Vitest may fail for a reason outside of the tests. It prints that last.
  if (typeof outcome !== 'string' && failures.length === 0)
    fail(`The tests of ${projects.join(', ')}`, outcome.output.trimEnd().split('\n').slice(-LINES).join('\n'));
}

/** Runs a group of tests, or a check that is in the list with them. */
async function runGroup(group, show) {
  if (group.work) {
    await check(group);
    return;
  }
  const since = performance.now();
  await testGroup(group, show).catch((error) => fail(`The tests of ${group.name}`, error.output ?? error.stack));
  result.seconds.push([group.name, Math.round((performance.now() - since) / 1000)]);
}

/** Builds the library, and compares its sizes with their budgets. Resolves to whether it was built. */
async function buildAndWeigh({ builds, weighs }) {
  if (!builds) return true;
  const { build } = await import('./lib/targets.mjs');
  const isBuilt = await check({ name: 'Build', work: () => build() });
  if (isBuilt && weighs) await weigh();
  return isBuilt;
}

/** The build takes one of the two lanes first. What needs it waits for it, and is left out if it fails. */
async function runSuite({ first, groups, last, builds, weighs }) {
  const built = buildAndWeigh({ builds, weighs });
  await inTwos([{ waits: built }, ...first, ...groups], async (one, show) => {
    if (one.waits) await one.waits;
    else if (!one.needsBuild || (await built)) await runGroup(one, show);
  });
  if (await built) for (const one of last) await check(one);
}

async function prepare() {
  await ensureInstalled();
  if (command !== 'unit') process.env.CHROMIUM = await ensureChromium();
  mkdirSync(inProject('.cache'), { recursive: true });
}

/** Prints times, failures and retries at the end, because the groups print thousands of lines. */
function summarize() {
  say(`\nSeconds of each group: ${result.seconds.map(([name, seconds]) => `${name} ${seconds}`).join(', ')}`);
  if (result.retried.length > 0)
    say(`\nThese tests failed once and passed on a retry:\n${result.retried.map((name) => `  ${name}`).join('\n')}`);
  for (const { name, reason } of result.failures) say(`\n✗ ${name}\n${reason.split('\n').slice(0, LINES).join('\n')}`);
}

await prepare().catch((error) => giveUp(error.message, error.output ? error : undefined));
await step(`Suite ${command}`, () => runSuite(suites[command]));
summarize();
console.log(`\n${result.passed} passed, ${result.failures.length} failed`);
process.exit(result.failures.length > 0 ? 1 : 0);
