/**
 * `npm run screenshots` takes a picture of every story, and writes the changed ones into `stories/screenshots`.
 * `--check` writes none: it lists the differences, shows them on a page in `.cache/screenshots`, and exits with code
 * 1.
 * `--only=plan-card,toast` takes only the stories of these tags.
 */
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/project.mjs';
import { giveUp } from './lib/steps.mjs';

requireNode();

async function main() {
  await ensureInstalled();
  process.env.CHROMIUM = await ensureChromium();
  const { readOptions } = await import('./lib/screenshots/options.mjs');
  const { listStories } = await import('./lib/screenshots/stories.mjs');
  const { takeScreenshots } = await import('./lib/screenshots/session.mjs');
  const all = listStories();
  const { isCheck, stories: chosen } = readOptions(process.argv.slice(2), all);
  return takeScreenshots({ all, chosen, isCheck });
}

const isWell = await main().catch((error) => giveUp(error.message, error.output ? error : undefined));
process.exit(isWell ? 0 : 1);
