import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './project.mjs';

/**
 * A Vitest reporter that writes results to the file named by `UCP_TEST_REPORT`. Vitest's own JSON report does not say which tests
 * passed only on a retry.
 *
 * @typedef {{ passed: number, failures: { name: string, reason: string }[], retried: string[], files: { name: string, seconds: number }[] }} Report
 */
export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {Report} */
    const report = { passed: 0, failures: [], retried: [], files: [] };
    const reasonOf = (errors) => errors.map(({ stack, message }) => stack ?? message).join('\n');
    for (const module of modules) {
      const file = `${module.project.name}: ${relative(root, module.moduleId)}`;
      const fail = (name, errors) => report.failures.push({ name, reason: reasonOf(errors) });
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') report.passed += 1;
        if (state === 'failed') fail(`${file} > ${test.fullName}`, errors);
        if (test.diagnostic()?.flaky) report.retried.push(`${file} > ${test.fullName}`);
      }
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) fail(`${file} > ${suite.fullName}`, suite.errors());
      if (module.errors().length > 0) fail(file, module.errors());
      const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
      report.files.push({ name: file, seconds: (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000 });
    }
    if (unhandledErrors.length > 0) report.failures.push({ name: 'An error outside every test', reason: reasonOf(unhandledErrors) });
    report.files.sort((a, b) => b.seconds - a.seconds);
    writeFileSync(process.env.UCP_TEST_REPORT ?? '', JSON.stringify(report, null, 1));
  }
}
