import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** The file with the contract. A test compares it with the sources. */
export const contractFile = inProject('test/public-contract.txt');

/** The lines of the frozen file. */
export function frozenContract() {
  return existsSync(contractFile)
    ? readFileSync(contractFile, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
    : [];
}

const head =
  'The public contract: every name and type that pages and applications may rely on. `npm run describe` adds lines; CONTRIBUTING.md says how to remove one.';

/** The text of the frozen file. */
export function contractText(lines) {
  return `# ${head}\n${lines.join('\n')}\n`;
}

const nameOf = (line) => line.split(/: | = /)[0];

/**
 * The differences between the frozen and the current contract. A line with the same name counts as changed.
 *
 * @param {readonly string[]} frozen
 * @param {readonly string[]} present
 */
export function compareContracts(frozen, present) {
  const isFrozen = new Set(frozen);
  const isPresent = new Set(present);
  const added = present.filter((line) => !isFrozen.has(line));
  const gone = frozen.filter((line) => !isPresent.has(line));
  const now = new Map(added.map((line) => [nameOf(line), line]));
  const changed = gone.filter((line) => now.has(nameOf(line))).map((from) => ({ from, to: now.get(nameOf(from)) }));
  const names = new Set(changed.map(({ from }) => nameOf(from)));
  const isChanged = (line) => names.has(nameOf(line));
  return { added: added.filter((line) => !isChanged(line)), changed, removed: gone.filter((line) => !isChanged(line)) };
}

/**
 * The lines that `npm run describe` writes. It adds new lines. It changes or removes others only if it may break the
 * contract.
 *
 * @param {readonly string[]} frozen
 * @param {readonly string[]} present
 * @param {{ mayBreak: boolean }} options
 */
export function nextContract(frozen, present, { mayBreak }) {
  if (mayBreak) return present;
  const { added } = compareContracts(frozen, present);
  return [...frozen, ...added].toSorted();
}

/**
 * Explains what to do about the differences, by semantic versioning; '' if there are none.
 *
 * @param {ReturnType<typeof compareContracts>} differences
 * @param {string} version
 */
export function contractProblems({ added, changed, removed }, version) {
  const breaking = version.startsWith('0.') ? 'the next minor version (before 1.0.0 a minor version may break)' : 'the next major version';
  const parts = [];
  if (removed.length > 0 || changed.length > 0) {
    parts.push(
      'The public contract is broken: pages and applications may rely on these lines.',
      ...removed.map((line) => `  removed: ${line}`),
      ...changed.map(({ from, to }) => `  changed: ${from}\n       to: ${to}`),
      'Keep the old name or type beside the new one. If this cannot be, or if the change only widens what is taken:',
      '  1. Run `npm run describe -- --breaking` and commit test/public-contract.txt.',
      `  2. Say it in CHANGELOG.md under Removed or Changed. A break waits for ${breaking}.`,
    );
  }
  if (added.length > 0) {
    parts.push(
      'The public contract has new lines. They stay for good once they are released.',
      ...added.map((line) => `  added: ${line}`),
      '  1. Run `npm run describe` and commit test/public-contract.txt.',
      '  2. Say it in CHANGELOG.md under Added. An addition needs the next minor version.',
    );
  }
  return parts.join('\n');
}
