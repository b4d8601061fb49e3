import { ensureSiteInstalled } from '../../../scripts/lib/install.mjs';
import { buildStorybook } from '../../../scripts/lib/screenshots/storybook.mjs';
import { build, servedTargets } from '../../../scripts/lib/targets.mjs';

/** Runs before the tests of the documentation site: installs its packages, builds it, and builds the Storybook that it leads to. */
export default async function buildSite(): Promise<void> {
  await ensureSiteInstalled({ forTests: true });
  await build([...servedTargets, 'docs']);
  await buildStorybook();
}
