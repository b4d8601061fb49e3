import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far two colours may be apart, of 1, before they are two: so close that no eye tells them apart side by side. */
const TOLERANCE = 0.02;

/** Around what a picture shows. */
const MARGIN = 16;

/** The size of a picture of nothing. */
const NOTHING = { width: 320, height: 64 };

const CHANNELS = 4;

// Pictures are made two at a time already.
sharp.concurrency(1);

/** A picture is its size and its pixels, four bytes each. */
export async function readPicture(bytes) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const encoder = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: CHANNELS } }).removeAlpha();

/** Lossless, at a third of the bytes that PNG needs for text. Here `quality` is how hard it is tried. */
export const toWebp = (picture) => encoder(picture).webp({ lossless: true, quality: 100, effort: 4 }).toBuffer();

function blank(width, height, value) {
  return { data: Buffer.alloc(width * height * CHANNELS, value), width, height };
}

/** Copies what fits, from a place of one picture to the corner of the other. */
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

/** How many lines, from an edge inwards, are all of the colour in that edge's corner. `at` is the pixel at a place of a line. */
function plainLines(count, length, at) {
  const colour = at(0, 0);
  for (let line = 0; line < count; line += 1) {
    for (let place = 0; place < length; place += 1) if (at(line, place) !== colour) return line;
  }
  return count;
}

/** The empty lines along each edge. */
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

/** What the picture shows, with a margin; of a whole page only the empty end goes. */
export function crop(picture, isPage) {
  const { width, height } = picture;
  const edges = emptyEdges(picture);
  if (edges.top === height) return part(picture, { width: Math.min(width, NOTHING.width), height: Math.min(height, NOTHING.height) });
  const cut = Object.fromEntries(Object.entries(edges).map(([edge, lines]) => [edge, Math.max(0, lines - MARGIN)]));
  const { top, bottom, left, right } = isPage ? { ...cut, top: 0, left: 0, right: 0 } : cut;
  return part(picture, { left, top, width: width - left - right, height: height - top - bottom });
}

/**
 * How two pictures differ: the count of pixels, apart from how edges are smoothed, and a picture of where. One of another size
 * differs even where nothing is drawn.
 */
export function difference(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  // What only one of them has is drawn against nothing.
  const [a, b] = [before, after].map((one) => copy(one, blank(width, height, 0), 0, 0));
  const picture = blank(width, height, 255);
  const options = { threshold: TOLERANCE, includeAA: false, alpha: 0.3, diffColor: [214, 0, 110] };
  const pixels = pixelmatch(a.data, b.data, picture.data, width, height, options);
  const isSameSize = before.width === after.width && before.height === after.height;
  return { isSame: pixels === 0 && isSameSize, pixels, picture };
}
