import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FoundFile } from './find-file.js';

export type Packing = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best compression that a request accepts; null for none. */
export function acceptedPacking(acceptEncoding: string | undefined): Packing | null {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((one) => {
    const [name = '', ...more] = one.trim().split(';');
    return more.some((rest) => /^\s*q=0(\.0*)?$/.test(rest)) ? [] : [name];
  });
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

async function packed(bytes: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** Maximum size of the cached compressed files, in bytes. */
const MOST = 64 * 1024 * 1024;

/** Reads files, compresses each once, and caches the result while there is space. */
export function createPackedFiles(): (file: FoundFile, packing: Packing | null) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  let size = 0;
  return async (file, packing) => {
    if (packing === null) return readFile(file.path);
    const key = `${file.path} ${file.modified} ${packing}`;
    const known = kept.get(key);
    if (known) return known;
    const bytes = await packed(await readFile(file.path), packing);
    if (size + bytes.length <= MOST) {
      size += bytes.length;
      kept.set(key, bytes);
    }
    return bytes;
  };
}
