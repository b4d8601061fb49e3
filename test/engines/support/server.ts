import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDemo } from '../../../scripts/lib/demo-server.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';
import { build, servedTargets } from '../../../scripts/lib/targets.mjs';

/** Records the console of a page, and every error, in `window.logged`. A file of its own, because the demo's pages refuse inline scripts. */
const recorder = `
window.logged = [];
for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
  const own = console[level];
  console[level] = (...words) => {
    logged.push(level + ': ' + words.join(' '));
    own.apply(console, words);
  };
}
addEventListener('error', ({ message, target }) => logged.push('error: ' + (message ?? 'not loaded: ' + (target.src ?? target.href))), true);
addEventListener('unhandledrejection', ({ reason }) => logged.push('error: ' + reason));
`;

/** Writes the pages of the demo with the recorder before every other script. Returns their folder. */
function recordingPages(): string {
  const folder = inProject('.cache/engines-pages');
  const pages = inProject('demo/pages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'recorder.js'), recorder);
  for (const name of readdirSync(pages).filter((one) => one.endsWith('.html'))) {
    const page = readFileSync(join(pages, name), 'utf8');
    writeFileSync(join(folder, name), page.replace('<head>', '<head><script src="/heard/recorder.js"></script>'));
  }
  return folder;
}

/** Builds what is stale, and serves the demo from it, on a free port and with a database of its own. */
export default async function serveDemo(project: TestProject): Promise<() => Promise<void>> {
  await build([...servedTargets]);
  const { url, stop } = await startDemo({ '/heard': recordingPages() });
  project.provide('demoUrl', url);
  return stop;
}
