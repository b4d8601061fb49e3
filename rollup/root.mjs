import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A module's place in the project with forward slashes, such as `src/ui/Dialog.tsx`; virtual marks and queries are left out. */
export function placeOf(id) {
  return relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');
}
