import type { TestProject } from 'vitest/node';
import { startDemo } from '../../../scripts/lib/demo-server.mjs';
import { build, servedTargets } from '../../../scripts/lib/targets.mjs';

/** Builds the plugin and the reference service, and starts the service. Its pages may be on another origin, as those of WordPress are. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await build([...servedTargets, 'wordpress']);
  const { url, stop } = await startDemo();
  project.provide('demoUrl', url);
  return stop;
}
