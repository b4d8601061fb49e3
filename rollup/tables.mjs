import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The files of the element tables in reading order, as `elements/index.ts` names them: `['top-bar', …]`. */
export function tableNames() {
  const index = readFileSync(join(root, 'elements/index.ts'), 'utf8');
  return [...new Set([...index.matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, name]) => name))];
}

/** `plan-card` to `planCard`: a table's export by its file, a property by its attribute. */
export function camelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** The file of a table by its name. */
export function tableFile(name) {
  return join(root, 'elements', `${name}.ts`);
}
