import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../bench/lib/options.mjs';
import { inProject } from '../../scripts/lib/project.mjs';

/**
 * A script must not ignore an unknown argument. Otherwise it would run for a quarter of an hour and do something else
 * than intended.
 */

function run(script: string, word: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [inProject('scripts', script), word], (error, _out, output) => resolve({ code: error ? 1 : 0, output }));
  });
}

describe('an unknown argument', () => {
  it.each([
    { script: 'start.mjs', word: '--port=5000', there: 'takes no words' },
    { script: 'test.mjs', word: 'test/rules', there: 'everyday, unit, release' },
    { script: 'describe.mjs', word: '--check', there: '--breaking' },
    { script: 'size.mjs', word: '--chunk', there: '--chunks, --write' },
    { script: 'build.mjs', word: '--froce', there: '--force' },
  ])('ends $script with a sentence that names it', async ({ script, word, there }) => {
    const { code, output: message } = await run(script, word);
    expect(code).toBe(1);
    expect(message).toContain(`"${word}" is not known here`);
    expect(message).toContain(there);
  });
});

describe('the arguments of the bench', () => {
  const namesOf = () => ['cold 100', 'warm up to 1000', 'one card, react'];

  it('are read', () => {
    expect(readOptions(['--only=warm', '--rounds=5', '--json'], namesOf)).toEqual({
      asJson: true,
      isQuick: false,
      isWritten: false,
      rounds: 5,
      only: 'warm',
    });
    expect(readOptions([], namesOf)).toMatchObject({ rounds: 3, only: '' });
    expect(readOptions(['--quick'], namesOf)).toMatchObject({ rounds: 1, isQuick: true });
  });

  it.each([
    { word: '--slow', said: 'There are --json, --quick' },
    { word: 'warm', said: 'There are --json, --quick' },
    { word: '--rounds=many', said: '"many" is none' },
    { word: '--rounds=0', said: '"0" is none' },
    { word: '--only=wram', said: 'There are cold 100; warm up to 1000; one card, react' },
  ])('$word is refused', ({ word, said: expected }) => {
    expect(() => readOptions([word], namesOf)).toThrow(expected);
  });
});
