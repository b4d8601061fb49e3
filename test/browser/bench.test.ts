import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { bundleAdapters } from '../../bench/lib/bundle.mjs';

it('the bench compares cards that draw the same, ours, by hand, in Lit and in r2wc', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/same.mjs']);
  expect(stdout).toMatch(/ucp.* draw the same card\.\n$/);
}, 120_000);

it('the page by hand that loads are compared with has no React', async () => {
  const folder = await bundleAdapters([], { isMinified: false });
  const page = readFileSync(join(folder, 'by-hand.js'), 'utf8');
  expect(page).toContain('hand-plan-card');
  expect(page).not.toMatch(/react/i);
}, 60_000);
