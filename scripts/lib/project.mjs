import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A path inside the project.
 *
 * @param {readonly string[]} parts
 */
export function inProject(...parts) {
  return join(root, ...parts);
}

const oldest = [20, 19];

/** Exits with a plain message if Node is too old for the packages. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(
    `This needs Node ${oldest.join('.')} or newer; this is Node ${process.versions.node}. Install a newer Node (nodejs.org) and run it again.`,
  );
  process.exit(1);
}
