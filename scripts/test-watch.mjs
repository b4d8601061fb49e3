/**
 * `npm run test:watch` runs rules, flows and components again when a file changes. Arguments after `--` select test
 * files:
 * `npm run test:watch -- test/features/cost`.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, requireNode, root } from './lib/project.mjs';
import { giveUp } from './lib/steps.mjs';

requireNode();
await ensureInstalled().catch((error) => giveUp(error.message, error.output ? error : undefined));
const projects = ['rules', 'flows', 'components'].flatMap((name) => ['--project', name]);
const vitest = spawn(process.execPath, [inProject('node_modules/vitest/vitest.mjs'), 'watch', ...projects, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
vitest.on('exit', (code) => process.exit(code ?? 1));
