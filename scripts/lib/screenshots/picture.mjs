import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Color difference (0 to 1) up to which two colors count as equal, because nobody can tell them apart. */
const TOLERANCE = 0.02;

/** Margin around the content of a picture, in px. */
const MARGIN = 16;

/** The size of an empty picture. */
const NOTHING = { width: 320, height: 64 };

/** Bytes of a pixel. */
export const CHANNELS = 4;

// Two pictures are processed at a time already.
sharp.concurrency(1);

/**
 * Decodes a picture to its size and its pixels, four bytes each.
 *
 * @typedef {{ readonly data: Buffer, readonly width: number, readonly height: number }} Picture
 * @param {Buffer} bytes
 * @returns {Promise<Picture>}
 */
export async function readPicture(bytes) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Picture} picture */
const encoder = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: CHANNELS } }).removeAlpha();

/**
 * Lossless WebP, a third of the size of PNG for text. With `lossless`, `quality` is the compression effort.
 *
 * @param {Picture} picture
 */
export const toWebp = (picture) => encoder(picture).webp({ lossless: true, quality: 100, effort: 4 }).toBuffer();

/** @returns {Picture} */
function blank(width, height, value) {
  return { data: Buffer.alloc(width * height * CHANNELS, value), width, height };
}

/** Copies the part that fits, from an offset in one picture to the corner of the other. */
function copy(from, to, left, top) {
  const width = Math.min(from.width - left, to.width);
  const height = Math.min(from.height - top, to.height);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * from.width + left) * CHANNELS;
    from.data.copy(to.data, row * to.width * CHANNELS, start, start + width * CHANNELS);
  }
  return to;
}

const part = (picture, { left = 0, top = 0, width, height }) => copy(picture, blank(width, height, 0), left, top);

/**
 * The number of lines, from an edge inward, in the color of the edge's corner. `at` returns the pixel at an index of a
 * line.
 */
function plainLines(count, length, at) {
  const colour = at(0, 0);
  for (let line = 0; line < count; line += 1) {
    for (let place = 0; place < length; place += 1) if (at(line, place) !== colour) return line;
  }
  return count;
}

/** The number of empty lines along each edge. */
function emptyEdges({ data, width, height }) {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const last = pixels.length - 1;
  return {
    top: plainLines(height, width, (line, place) => pixels[line * width + place]),
    bottom: plainLines(height, width, (line, place) => pixels[last - line * width - place]),
    left: plainLines(width, height, (line, place) => pixels[place * width + line]),
    right: plainLines(width, height, (line, place) => pixels[last - place * width - line]),
  };
}

/**
 * The content of a picture with a margin. A full page loses only its empty end.
 *
 * @param {Picture} picture
 * @param {boolean} isPage
 */
export function crop(picture, isPage) {
  const { width, height } = picture;
  const edges = emptyEdges(picture);
  if (edges.top === height) return part(picture, { width: Math.min(width, NOTHING.width), height: Math.min(height, NOTHING.height) });
  const cut = Object.fromEntries(Object.entries(edges).map(([edge, lines]) => [edge, Math.max(0, lines - MARGIN)]));
  const { top, bottom, left, right } = isPage ? { ...cut, top: 0, left: 0, right: 0 } : cut;
  return part(picture, { left, top, width: width - left - right, height: height - top - bottom });
}

/**
 * The difference of two pictures: the number of pixels, ignoring antialiasing, and a picture of where. Pictures of
 * different sizes always differ.
 *
 * @param {Picture} before
 * @param {Picture} after
 */
export function difference(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  // Parts that only one picture has are compared with nothing.
  const [a, b] = [before, after].map((one) => copy(one, blank(width, height, 0), 0, 0));
  const picture = blank(width, height, 255);
  const options = {
    threshold: TOLERANCE,
    includeAA: false,
    alpha: 0.3,
    diffColor: /** @type {[number, number, number]} */ ([214, 0, 110]),
  };
  const pixels = pixelmatch(a.data, b.data, picture.data, width, height, options);
  const isSameSize = before.width === after.width && before.height === after.height;
  return { isSame: pixels === 0 && isSameSize, pixels, picture };
}
