import type { TestProject } from 'vitest/node';
import { startDemo } from '../../../scripts/lib/demo-server.mjs';
import { build, servedTargets } from '../../../scripts/lib/targets.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the demo is served, such as `http://localhost:41234`: once for each worker. */
    readonly demoUrls: readonly string[];
  }
}

/** As many files run at a time: each has a service, and the faults it sets, to itself. */
export const WORKERS = 2;

/**
 * Builds what is stale, the package among it for the hosts that bundle it, and serves the demo from it: for each worker on a free
 * port and with a database of its own.
 */
export default async function serveDemo(project: TestProject): Promise<() => Promise<unknown>> {
  await build([...servedTargets, 'npm']);
  const demos = await Promise.all(Array.from({ length: WORKERS }, () => startDemo()));
  project.provide(
    'demoUrls',
    demos.map(({ url }) => url),
  );
  return () => Promise.all(demos.map(({ stop }) => stop()));
}
