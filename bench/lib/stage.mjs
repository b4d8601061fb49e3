import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/lib/chromium.mjs';
import { startDemo } from '../../scripts/lib/demo-server.mjs';
import { giveUp } from '../../scripts/lib/steps.mjs';
import { build } from '../../scripts/lib/targets.mjs';
import { adapterNames, bundleAdapters } from './bundle.mjs';

/** The adapter of the library itself. */
export const ours = 'ucp';

/**
 * A demo with the cards of every adapter, and a browser to draw them in, built and started. `page` is where they are drawn; the
 * library's own adapter is the first of `adapters`. Minified for figures; what is only looked at is there sooner without.
 */
export async function openStage({ isMinified }) {
  const executablePath = await ensureChromium();
  await build(['cdn', 'cdn-preact', 'demo']);
  const adapters = adapterNames().sort((a, b) => Number(b === ours) - Number(a === ours));
  if (adapters[0] !== ours) giveUp(`bench/adapters has no ${ours}: there is nothing to compare.`);
  const server = await startDemo({ '/bench': await bundleAdapters(adapters, { isMinified }) });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--js-flags=--expose-gc'] });
  return {
    adapters,
    browser,
    url: server.url,
    page: `${server.url}/bench/index.html?shopper=member&date=2026-11-20T09:30:00`,
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
