/**
 * `npm run size` compares the CDN builds with their budgets: bytes after brotli, 1 KB = 1,000 bytes.
 * `--chunks` also lists every chunk. `--write` writes the figures into `docs/measurements.md`.
 */
import { chunkLine, isOver, lineOf, measure, measureChunks, tableOf } from './lib/budgets.mjs';
import { writeTable } from './lib/measurements.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

refuseStrangeWords(['--chunks', '--write']);

const rows = measure();
for (const row of rows) console.log(lineOf(row));
if (process.argv.includes('--chunks')) for (const chunk of measureChunks()) console.log(chunkLine(chunk));
if (process.argv.includes('--write')) writeTable('size', tableOf(rows));
if (rows.some(isOver)) {
  console.error('Over budget.');
  process.exit(1);
}
