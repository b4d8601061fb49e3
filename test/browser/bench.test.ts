import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('the bench compares cards that draw the same, ours, by hand, in Lit and in r2wc', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/same.mjs']);
  expect(stdout).toMatch(/ucp.* draw the same card\.\n$/);
}, 120_000);
