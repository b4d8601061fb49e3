import { availableParallelism } from 'node:os';
import { say, step } from '../steps.mjs';
import { openStudio } from './camera.mjs';
import { drop, keep, keepPages, pictureFiles, readKept } from './folder.mjs';
import { writeFrontPictures } from './front.mjs';
import { galleryPages } from './gallery.mjs';
import { difference, readPicture, toWebp } from './picture.mjs';
import { picturesOf } from './plan.mjs';
import { writeReport } from './report.mjs';
import { grouped, tagOf } from './stories.mjs';
import { buildStorybook, serveStorybook } from './storybook.mjs';

/** The browser and system of the last pictures. Another one renders letters slightly differently. */
const recordFile = 'made-with.json';

/** Compares the story with its existing picture: nothing if both are the same. */
async function compare(file, after) {
  const kept = readKept(file);
  if (!kept) return { file, status: 'new', after: await toWebp(after) };
  const { isSame, pixels, picture } = difference(await readPicture(kept), after);
  return isSame ? undefined : { file, status: 'changed', pixels, after: await toWebp(after), difference: await toWebp(picture) };
}

async function judge({ file }, { shown, overhang, error }) {
  if (error) return { file, status: 'failed', error };
  if (overhang > 0) say(`  ${file}: ${overhang} px wider than its window`);
  return compare(file, shown);
}

/** Takes the pictures of all these stories, by tag and with some tags in parallel. Resolves to the differences. */
async function lookAtAll(studio, stories) {
  const waiting = [...grouped(stories, tagOf).values()];
  const outcomes = [];
  const work = async () => {
    for (let own = waiting.shift(); own; own = waiting.shift()) {
      await studio.takeAll(own, async (picture, result) => outcomes.push(await judge(picture, result)));
      say(`  ${tagOf(own[0])}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** Ids and file names start with the group and the tag. */
const beginning = (name) => name.split('--')[0];

/** The pictures without a story. With a selection of tags, only those of these tags. */
function goneFrom(all, chosen) {
  const wanted = new Set(all.flatMap(picturesOf).map(({ file }) => file));
  const looked = new Set(chosen.map(({ id }) => beginning(id)));
  return pictureFiles()
    .filter((file) => !wanted.has(file) && (chosen.length === all.length || looked.has(beginning(file))))
    .map((file) => ({ file, status: 'gone' }));
}

/** Opens the built Storybook and takes the pictures. Resolves to the differences and the browser's version. */
async function photograph(stories) {
  await buildStorybook();
  const { url, stop } = await serveStorybook();
  const studio = await openStudio(url);
  try {
    const count = stories.flatMap(picturesOf).length;
    const outcomes = await step(`Taking ${count} pictures`, () => lookAtAll(studio, stories));
    return { outcomes, made: { chromium: studio.version.split('.')[0], system: process.platform } };
  } finally {
    await studio.close();
    await stop();
  }
}

const actions = {
  changed: ({ file, after }) => keep(file, after),
  new: ({ file, after }) => keep(file, after),
  gone: ({ file }) => drop(file),
  failed: () => undefined,
};

async function update(outcomes, stories, made) {
  for (const outcome of outcomes) actions[outcome.status](outcome);
  if (outcomes.some(({ status }) => status === 'changed' || status === 'new')) keep(recordFile, `${JSON.stringify(made, null, 2)}\n`);
  keepPages(galleryPages(stories));
  await writeFrontPictures();
}

function warnOfOther(made) {
  const kept = JSON.parse(readKept(recordFile)?.toString() ?? '{}');
  if (kept.chromium === made.chromium && kept.system === made.system) return;
  say(`The pictures are of Chromium ${kept.chromium} on ${kept.system}, this is ${made.chromium} on ${made.system}: letters may differ.`);
}

/**
 * Takes the pictures of the chosen stories and updates the folder. With a check, it only writes a page of the
 * differences. Resolves to whether all is well.
 */
export async function takeScreenshots({ all, chosen, isCheck }) {
  const { outcomes: seen, made } = await photograph(chosen);
  const outcomes = [...seen, ...goneFrom(all, chosen)].sort((a, b) => (a.file < b.file ? -1 : 1));
  for (const { status, file, error } of outcomes) console.log(`${status} ${file}${error ? `: ${error}` : ''}`);
  if (!isCheck) {
    await update(outcomes, all, made);
    return outcomes.every(({ status }) => status !== 'failed');
  }
  if (outcomes.length === 0) return true;
  warnOfOther(made);
  say(`What differs, before and after: ${writeReport(outcomes)}`);
  return false;
}
