import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './debian.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that the tests drive: `CHROMIUM` when it is set, else the first on the path. Undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/**
 * Parts of Chromium that no test needs. Playwright names some itself; the last list on the line counts, so they stand here too. The
 * omnibox's own pages come with every window, and so does a renderer for whatever is opened next; each takes a tenth of what a page costs.
 */
const without = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** A browser that does nothing of its own accord, for machines without a screen. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${without.join(',')}`,
];

const byHand =
  'Install Chromium (on Debian: sudo apt-get install -y chromium), or set CHROMIUM to a browser that is there, and run this again.';

/** The browser, and the faces that the tests of how words fit measure: what it would bring by itself is another one's choice. */
const packages = ['chromium', 'fonts-dejavu-core', 'fonts-dejavu-extra'];

/** The path of a browser; on Debian, as root, one is installed when none is there. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which is not there. ${byHand}`);
  if (!canInstall()) throw new Error(`The browser tests need Chromium. ${byHand}`);
  await install(packages);
  const installed = findChromium();
  if (!installed) throw new Error(`Chromium was installed, but it is not on the path. ${byHand}`);
  return installed;
}
