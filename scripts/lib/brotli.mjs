import { brotliCompressSync, constants } from 'node:zlib';

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * The size of a file in bytes after brotli, as a server sends it.
 *
 * @param {string | Uint8Array} content
 */
export const brotliBytes = (content) => brotliCompressSync(content, options).length;
