import { expect, it, vi } from 'vitest';
import { callsTo } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);

it('[ERR-03] [CONST-02] a page requests other content, but no benefits, and so misses none', async () => {
  await openAtRest('member');
  const files = (await callsTo('/')).map(({ path }) => path.split('/').at(-1)).filter((name) => name?.endsWith('.json'));
  expect(files.length).toBeGreaterThan(0);
  expect(files).not.toContain('plan-benefits.json');
  expect(JSON.stringify(logged.mock.calls)).not.toContain('Benefits not found');
});
