import { inject } from 'vitest';

/** Where the demo of this worker is. Workers are counted from 1. */
export function demoUrl(): string {
  const urls = inject('demoUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % urls.length];
  if (!url) throw new Error('no demo is served');
  return url;
}
