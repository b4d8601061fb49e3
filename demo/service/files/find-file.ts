import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Folders by path prefix, such as `/cdn`. `/` serves all other paths. */
export type Folders = Readonly<Record<string, string>>;

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? null : text;
  } catch {
    return null;
  }
}

interface Place {
  readonly folder: string;
  readonly rest: string;
}

/** The folders with a matching prefix, the best first, and the rest of the path in each. */
function placesOf(folders: Folders, path: string): readonly Place[] {
  return Object.entries(folders)
    .filter(([prefix]) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
    .sort(([a], [b]) => b.length - a.length)
    .map(([prefix, folder]) => ({ folder, rest: prefix === '/' ? path : path.slice(prefix.length) }));
}

async function fileAt(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size, modified: found.mtimeMs } : null;
  } catch {
    return null;
  }
}

async function realPath(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch {
    return null;
  }
}

async function fileIn({ folder, rest }: Place): Promise<FoundFile | null> {
  const root = await realPath(folder);
  if (root === null) return null;
  for (const candidate of [rest, `${rest}.html`, `${rest}/index.html`]) {
    const full = await realPath(join(root, candidate));
    const file = full?.startsWith(root + sep) ? await fileAt(full) : null;
    if (file) return file;
  }
  return null;
}

/**
 * The file of a path: the file itself, the path with `.html`, or the index of the folder. If the best folder lacks it,
 * the next one is tried. Null for none, for hidden files, and for files outside the folder, even by a link.
 */
export async function findFile(folders: Folders, path: string): Promise<FoundFile | null> {
  const text = decoded(path);
  if (text === null || text.split('/').some((part) => part.startsWith('.'))) return null;
  for (const place of placesOf(folders, text)) {
    const file = await fileIn(place);
    if (file) return file;
  }
  return null;
}
