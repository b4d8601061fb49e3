import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alone } from '../../scripts/lib/lock.mjs';
import { inProject } from '../../scripts/lib/project.mjs';
import { isFresh, makeFresh } from '../../scripts/lib/stale.mjs';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ucp-builds-'));
  lock = join(folder, 'new', 'build.lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('one build at a time', () => {
  it.each([
    ['with the id of this process, which a container may reuse', String(process.pid)],
    ['with an id that no process has', String(2 ** 30)],
    ['that was killed before it wrote its id', ''],
  ])('does not wait for a build %s', async (_, left) => {
    await alone(() => undefined, lock);
    writeFileSync(lock, left);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await alone(() => 'built', lock)).toBe('built');
  });

  it('waits for a build of another process, and says so', async () => {
    const holding = `import { alone } from ${JSON.stringify(pathToFileURL(inProject('scripts/lib/lock.mjs')).href)};
      await alone(() => new Promise((end) => { console.log('holds'); process.stdin.once('data', end); }), ${JSON.stringify(lock)});
      process.exit();`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', holding], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    const steps: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      steps.push(String(line));
      other.stdin.write('end');
      return true;
    });
    await alone(() => steps.push('built'), lock);
    expect(steps).toEqual([expect.stringContaining(`build of process ${other.pid};`), 'built']);
  });
});

describe('what was built', () => {
  const name = `test-${process.pid}`;
  const stamp = inProject('.cache', `${name}.hash`);
  afterEach(() => rmSync(stamp, { force: true }));

  it('is fresh until its inputs change', async () => {
    await makeFresh(name, 'a', () => undefined);
    expect([isFresh(name, 'a', ['package.json']), isFresh(name, 'b', ['package.json'])]).toEqual([true, false]);
    expect(isFresh(name, 'a', ['package.json', 'no-such-file'])).toBe(false);
  });

  it('is stale while another build writes over it, and after an interrupted build', async () => {
    await makeFresh(name, 'a', () => undefined);
    const halfway = makeFresh(name, 'b', () => Promise.reject(new Error('ended')));
    expect(isFresh(name, 'a', [])).toBe(false);
    await expect(halfway).rejects.toThrow('ended');
    expect([isFresh(name, 'a', []), isFresh(name, 'b', [])]).toEqual([false, false]);
  });
});
