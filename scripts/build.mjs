/**
 * `npm run build` builds the targets whose inputs changed. `npm run build -- cdn demo` builds only these targets.
 * `npm run build:docs` builds the documentation site and the Storybook. Both show the elements of `dist/cdn`.
 * `--force` also builds unchanged ones.
 */
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/project.mjs';
import { giveUp } from './lib/steps.mjs';
import { build, siteTargets, targetNames } from './lib/targets.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

requireNode();
refuseStrangeWords([...targetNames, ...siteTargets, '--force']);
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));

try {
  await ensureInstalled();
  await build(asked.length > 0 ? asked : targetNames, { force: process.argv.includes('--force') });
} catch (error) {
  giveUp('The build failed.', error);
}
