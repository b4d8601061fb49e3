import type { TestProject } from 'vitest/node';
import { startDemo } from '../../../scripts/lib/demo-server.mjs';
import { build, servedTargets } from '../../../scripts/lib/targets.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the demo, such as `http://localhost:41234`. */
    readonly demoUrl: string;
  }
}

/**
 * Builds stale output, including the package for the hosts that bundle it. Serves the demo from it, on a free port and with a database of
 * its own.
 */
export default async function serveDemo(project: TestProject): Promise<() => Promise<void>> {
  await build([...servedTargets, 'npm']);
  const { url, stop } = await startDemo();
  project.provide('demoUrl', url);
  return stop;
}
