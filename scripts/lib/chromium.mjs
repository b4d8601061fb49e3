import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './debian.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the tests: `CHROMIUM` if set, else the first on the path. Undefined if there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/**
 * Chromium features that no test needs. Playwright disables some itself. The last list on the command line wins, so
 * they are repeated here.
 * The omnibox pages and the spare renderer each take a tenth of a page's cost.
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

/** Flags of a browser without background activity, for machines without a screen. */
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

/** The browser, and the fonts of the tests that measure text. Without them, the fonts depend on the machine. */
const packages = ['chromium', 'fonts-dejavu-core', 'fonts-dejavu-extra'];

/** The path of the browser. On Debian, as root, it is installed if missing. */
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
