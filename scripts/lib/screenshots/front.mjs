import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { readKept } from './folder.mjs';
import { CHANNELS, readPicture, toWebp } from './picture.mjs';

/**
 * The pictures of the README and of the documentation's first page: the top of the whole page, as a screen shows it. `npm run screenshots`
 * cuts them from the pictures of a story. The npm package has none of them.
 */

const story = 'page-ucp-profile-area--member';

/** @type {readonly { readonly file: string, readonly from: string, readonly width: number, readonly height: number }[]} */
export const frontPictures = [
  { file: 'docs/site/pictures/page.webp', from: `${story}.1280.webp`, width: 1280, height: 900 },
  { file: 'docs/site/pictures/page-phone.webp', from: `${story}.390.webp`, width: 390, height: 844 },
];

/**
 * The top of a story's picture.
 *
 * @param {typeof frontPictures[number]} picture
 */
async function topOfStory({ from, height }) {
  const kept = readKept(from);
  if (!kept) throw new Error(`stories/screenshots has no ${from}`);
  const { data, width } = await readPicture(kept);
  return { data: data.subarray(0, width * height * CHANNELS), width, height };
}

/**
 * Whether the file has the same pixels.
 *
 * @param {typeof frontPictures[number]} picture
 */
export async function isCurrent(picture) {
  if (!existsSync(inProject(picture.file))) return false;
  const [now, top] = await Promise.all([readPicture(readFileSync(inProject(picture.file))), topOfStory(picture)]);
  return now.width === top.width && now.height === top.height && now.data.equals(top.data);
}

/** Writes those that are older than the pictures of the story. */
export async function writeFrontPictures() {
  for (const picture of frontPictures) {
    if (!(await isCurrent(picture))) writeFileSync(inProject(picture.file), await toWebp(await topOfStory(picture)));
  }
}
