import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const page = inProject('docs/measurements.md');

/**
 * Writes a table into `docs/measurements.md`, between the lines `<!-- name -->` and `<!-- /name -->`. Throws if these
 * lines are missing.
 */
export function writeTable(name, table) {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(`<!-- ${name} -->\n`);
  const after = rest?.split(`<!-- /${name} -->`)[1];
  if (after === undefined) throw new Error(`docs/measurements.md has no place for the table "${name}"`);
  writeFileSync(page, `${before}<!-- ${name} -->\n\n${table}\n\n<!-- /${name} -->${after}`);
}
