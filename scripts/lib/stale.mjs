import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (!name.startsWith('.')) yield* filesIn(join(path, name));
}

/** A hash of the names and contents of these files and folders. */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesIn(inProject(path))) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const stamp = (name) => inProject('.cache', `${name}.hash`);

/**
 * Whether `outputs` exist and were built from inputs with this hash.
 *
 * @param {string} name
 * @param {string} hash
 * @param {readonly string[]} outputs
 */
export function isFresh(name, hash, outputs) {
  return existsSync(stamp(name)) && readFileSync(stamp(name), 'utf8') === hash && outputs.every((path) => existsSync(inProject(path)));
}

/**
 * Builds the outputs. During the build they have no valid hash, because an interrupted build leaves mixed outputs.
 *
 * @param {string} name
 * @param {string} hash
 * @param {() => unknown} make
 */
export async function makeFresh(name, hash, make) {
  rmSync(stamp(name), { force: true });
  await make();
  mkdirSync(inProject('.cache'), { recursive: true });
  writeFileSync(stamp(name), hash);
}
