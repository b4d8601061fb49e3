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

/** The folder with the best matching prefix, and the rest of the path. */
function place(folders: Folders, path: string): { readonly folder: string; readonly rest: string } | null {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const prefix = prefixes.find((one) => one === '/' || path === one || path.startsWith(`${one}/`));
  const folder = prefix === undefined ? undefined : folders[prefix];
  if (prefix === undefined || folder === undefined) return null;
  return { folder, rest: prefix === '/' ? path : path.slice(prefix.length) };
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

/**
 * The file of a path: the file itself, the path with `.html`, or the index of the folder. Null for none, for hidden
 * files, and for files outside the folder, even by a link.
 */
export async function findFile(folders: Folders, path: string): Promise<FoundFile | null> {
  const text = decoded(path);
  const at = text === null ? null : place(folders, text);
  if (!at || at.rest.split('/').some((part) => part.startsWith('.'))) return null;
  const root = await realPath(at.folder);
  if (root === null) return null;
  for (const candidate of [at.rest, `${at.rest}.html`, `${at.rest}/index.html`]) {
    const full = await realPath(join(root, candidate));
    const file = full?.startsWith(root + sep) ? await fileAt(full) : null;
    if (file) return file;
  }
  return null;
}
