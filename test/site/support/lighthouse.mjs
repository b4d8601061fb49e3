import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromiumFlags, findChromium } from '../../../scripts/lib/chromium.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';

/** Lighthouse is a package of the site alone. */
const packages = createRequire(inProject('docs/site/package.json'));
const load = (name) => import(pathToFileURL(packages.resolve(name)).href);

/**
 * The scores of a page, from 0 to 100, and the audits that cost points.
 *
 * @param {string} url
 */
export async function scoresOf(url) {
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  const chrome = await chromeLauncher.launch({ chromePath: findChromium(), chromeFlags: ['--headless', ...chromiumFlags] });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
    });
    const scores = Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]));
    const weighted = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    const lost = weighted
      .filter(({ id }) => lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => lhr.audits[id].title);
    return { scores, lost };
  } finally {
    chrome.kill();
  }
}
