import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive, written as the format's specification (APPNOTE 6.3) says. Its bytes depend on the files alone. */

/** January 1, 1980, the first day of the format: the archive of a build does not depend on its time. */
const FIRST_DAY = 0x0021;
const VERSION = 20;
const DEFLATED = 8;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** A file of UNIX, which its owner may write and others may read. */
const MODE = 0o100644 * 2 ** 16;

/** @param {readonly [size: number, value: number][]} pairs */
function fields(...pairs) {
  const bytes = Buffer.alloc(pairs.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of pairs) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function entryOf(name, content) {
  const path = Buffer.from(name);
  const packed = deflateRawSync(content, { level: 9 });
  /** @type {[number, number][]} */
  const shared = [
    [2, VERSION],
    [2, UTF8],
    [2, DEFLATED],
    [2, 0],
    [2, FIRST_DAY],
    [4, crc32(content)],
    [4, packed.length],
    [4, content.length],
    [2, path.length],
    [2, 0],
  ];
  const local = Buffer.concat([fields([4, 0x04034b50], ...shared), path, packed]);
  const central = (offset) =>
    Buffer.concat([fields([4, 0x02014b50], [2, VERSION | (3 << 8)], ...shared, [2, 0], [2, 0], [2, 0], [4, MODE], [4, offset]), path]);
  return { local, central };
}

/**
 * The archive of these files, in their order.
 *
 * @param {readonly (readonly [path: string, content: string | Uint8Array])[]} files
 */
export function zipOf(files) {
  const entries = files.map(([name, content]) => entryOf(name, Buffer.from(content)));
  let offset = 0;
  const directory = entries.map(({ local, central }) => {
    const at = offset;
    offset += local.length;
    return central(at);
  });
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
  return Buffer.concat([...entries.map(({ local }) => local), ...directory, end]);
}
