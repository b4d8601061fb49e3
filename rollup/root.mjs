import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A module's path in the project, such as `src/ui/Dialog.tsx`, with forward slashes and without a query. */
export function placeOf(id) {
  return relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');
}
