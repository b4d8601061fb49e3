import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The names of the definition files, as `elements/index.ts` imports them: `['account-banner', …]`. */
export function tableNames() {
  const index = readFileSync(join(root, 'elements/index.ts'), 'utf8');
  return [...new Set([...index.matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, name]) => name))];
}

/** Converts `plan-card` to `planCard`: from a file to its export, and from an attribute to its property. */
export function camelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** The path of a definition's file. */
export function tableFile(name) {
  return join(root, 'elements', `${name}.ts`);
}
