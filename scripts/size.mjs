/**
 * `npm run size` holds the CDN build to its budgets; `--chunks` also lists every chunk, `--modules` what is in each before
 * minifying. Budgets are of brotli's bytes; 1 KB is 1,000 bytes.
 */
import { chunkLine, isOver, lineOf, measure, measureChunks, modulesByChunk } from './lib/budgets.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

refuseStrangeWords(['--chunks', '--modules']);

const rows = await measure();
for (const row of rows) console.log(lineOf(row));
if (process.argv.includes('--chunks')) for (const chunk of await measureChunks()) console.log(chunkLine(chunk));
if (process.argv.includes('--modules')) {
  for (const { name, modules } of modulesByChunk()) {
    console.log(name);
    for (const [module, bytes] of modules) console.log(`  ${String(bytes).padStart(7)} ${module}`);
  }
}
if (rows.some(isOver)) {
  console.error('Over budget.');
  process.exit(1);
}
