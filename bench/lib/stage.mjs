import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/lib/chromium.mjs';
import { startDemo } from '../../scripts/lib/demo-server.mjs';
import { giveUp } from '../../scripts/lib/steps.mjs';
import { build } from '../../scripts/lib/targets.mjs';
import { adapterNames, bundleAdapters } from './bundle.mjs';

/** The adapter of the library itself. */
export const ours = 'ucp';

/**
 * Builds and starts a demo with the cards of every adapter, and a browser. `page` is the page of the cards. The
 * library's own adapter is the first of `adapters`. Minified for measurements; a build that is not minified is faster.
 */
export async function openStage({ isMinified }) {
  const executablePath = await ensureChromium();
  await build(['cdn', 'cdn-preact', 'demo']);
  const adapters = adapterNames().sort((a, b) => Number(b === ours) - Number(a === ours));
  if (adapters[0] !== ours) giveUp(`bench/adapters has no ${ours}: there is nothing to compare.`);
  const server = await startDemo({ '/bench': await bundleAdapters(adapters, { isMinified }) });
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, '--js-flags=--expose-gc'],
    // Most shoppers have scrollbars that take space, as Windows shows them.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
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
