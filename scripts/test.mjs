/**
 * `npm test` alone, also in a fresh clone: installs what is missing, then runs every check there is and ends with
 * one line, `N passed, N failed`. Only what Node itself has is imported before the packages are there.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, requireNode, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { giveUp, step } from './lib/steps.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

requireNode();
refuseStrangeWords();

/** How many checks passed, and each that did not: its name and what was said about it. */
const result = { passed: 0, failures: [] };

function fail(name, reason = '') {
  result.failures.push({ name, reason });
}

/** Lines of a reason that are told. */
const LINES = 30;

/** One check that passes or fails as a whole; what the tool printed is its reason. */
async function check(name, work) {
  try {
    await step(name, work);
    result.passed += 1;
    return true;
  } catch (error) {
    fail(name, error.output ?? error.stack);
    return false;
  }
}

async function prepare() {
  await ensureInstalled();
  process.env.CHROMIUM = await ensureChromium();
}

async function weigh() {
  const { isOver, lineOf, measure } = await import('./lib/budgets.mjs');
  for (const row of await measure()) {
    console.log(`  ${lineOf(row)}`);
    if (isOver(row)) fail(`Size of ${row.name}`, lineOf(row));
    else result.passed += 1;
  }
}

/** Counts what is in the report of Vitest; a file that could not even be read is one failure. Says whether anything failed. */
function count(report) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  result.passed += numPassedTests;
  const before = result.failures.length;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const { fullName, failureMessages } of failed) fail(`${file} > ${fullName}`, failureMessages.join('\n'));
    if (status === 'failed' && failed.length === 0) fail(file, message);
  }
  return result.failures.length > before;
}

/**
 * Vitest over these projects; an end that its report does not explain is a failure too. What it prints is shown as it comes, or, where
 * another one prints, when it has ended.
 */
async function vitest(lane, projects, { show }) {
  const report = inProject(`.cache/vitest-${lane}.json`);
  rmSync(report, { force: true });
  const chosen = projects.flatMap((name) => ['--project', name]);
  const outcome = await run('vitest', ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    show,
  }).catch((error) => error);
  if (!show) console.log(outcome.output ?? outcome);
  const isExplained = existsSync(report) && count(report);
  // An error outside every test is in no report; Vitest prints it last.
  if (outcome instanceof Error && !isExplained)
    fail(`The tests of ${projects.join(', ')}`, outcome.output.trimEnd().split('\n').slice(-LINES).join('\n'));
}

/**
 * What is tested together, in the order in which it is begun. The demo's pages take longest, and leave the processor time, as they wait
 * for answers; without a build there is nothing that they could load.
 */
const lanes = [
  { name: 'pages', projects: ['browser'], needsBuild: true },
  { name: 'rules', projects: ['rules', 'pieces'] },
  { name: 'elements', projects: ['elements', 'elements-preact', 'stories'] },
  { name: 'pages-preact', projects: ['browser-preact'], needsBuild: true },
];

/** Two lanes at a time: whichever has ended gives way to the next. One of the two prints while it runs. */
async function testAll(isBuilt) {
  const left = lanes.filter(({ needsBuild }) => isBuilt || !needsBuild);
  const go = async (show) => {
    for (let lane = left.shift(); lane; lane = left.shift()) await vitest(lane.name, lane.projects, { show });
  };
  await Promise.all([go(true), go(false)]);
}

/** What failed, once more and last: the lanes print thousands of lines. */
function tellFailures() {
  for (const { name, reason } of result.failures) {
    console.error(`\n✗ ${name}\n${reason.split('\n').slice(0, LINES).join('\n')}`);
  }
}

await prepare().catch((error) => giveUp(error.message, error.output ? error : undefined));

const { build } = await import('./lib/targets.mjs');
await check('Style and lint (biome)', () => run('biome', ['check']));
const [isBuilt] = await Promise.all([check('Build', () => build()), check('Types (tsc)', () => run('tsc', ['--noEmit']))]);
if (isBuilt) {
  await check('Package as others import it', () => run(process.execPath, ['scripts/check-package.mjs']));
  await weigh();
}
await testAll(isBuilt);

tellFailures();
console.log(`\n${result.passed} passed, ${result.failures.length} failed`);
process.exit(result.failures.length > 0 ? 1 : 0);
