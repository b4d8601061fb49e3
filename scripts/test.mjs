/**
 * `npm test` alone, also in a fresh clone: installs what is missing, then runs every check there is and ends with
 * one line, `N passed, N failed`. Only what Node itself has is imported before the packages are there.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, requireNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { giveUp, step } from './lib/steps.mjs';

requireNode();

const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** One check that passes or fails as a whole; what the tool printed is shown when it fails. */
async function check(name, work) {
  try {
    await step(name, work);
    count(1, 0);
    return true;
  } catch (error) {
    console.error(`✗ ${name}\n${error.output ?? error.stack}`);
    count(0, 1);
    return false;
  }
}

async function prepare() {
  await ensureInstalled();
  process.env.CHROMIUM = await ensureChromium();
}

async function weigh() {
  const { isOver, lineOf, measure } = await import('./lib/budgets.mjs');
  const { measureEntries } = await import('./lib/entry-budgets.mjs');
  for (const row of [...(await measure()), ...measureEntries()]) {
    console.log(`  ${lineOf(row)}`);
    count(isOver(row) ? 0 : 1, isOver(row) ? 1 : 0);
  }
}

/** What Vitest counted, from its report; a file that could not even be read counts as one failure. */
function counted(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
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
  const { passed, failed } = existsSync(report) ? counted(report) : { passed: 0, failed: 0 };
  count(passed, outcome instanceof Error ? Math.max(failed, 1) : failed);
}

await prepare().catch((error) => giveUp(error.message, error.output ? error : undefined));

const { build } = await import('./lib/targets.mjs');
await check('Style and lint (biome)', () => run('biome', ['check']));
await check('Types (tsc)', () => run('tsc', ['--noEmit']));
const isBuilt = await check('Build', () => build());
if (isBuilt) {
  await check('Package as others import it', () => run(process.execPath, ['scripts/check-package.mjs']));
  await weigh();
}
// The demo's pages leave the processor time, as they wait for answers. Without a build there is nothing that they could load.
await Promise.all([
  vitest('rules', ['rules', 'pieces'], { show: !isBuilt }),
  isBuilt && vitest('pages', ['browser', 'browser-preact'], { show: true }),
]);
await vitest('elements', ['elements', 'elements-preact', 'stories'], { show: true });

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
