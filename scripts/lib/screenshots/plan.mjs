import { readdirSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** The width of a story's main picture: a tablet in portrait. */
const USUAL = 820;
const PHONE = 390;
const DESKTOP = 1280;

/** The brands beside the neutral theme: one file each. */
const brands = () =>
  readdirSync(inProject('src/themes'))
    .filter((name) => name.endsWith('.css') && name !== 'tokens.css')
    .map((name) => name.slice(0, -'.css'.length))
    .sort();

/**
 * The widths for the labels of a story (its `tags`): `every-width` adds a phone and a desktop; `desktop-only` and
 * `phone-only` replace the default.
 */
function widthsOf({ labels, isFirst }) {
  if (labels.includes('desktop-only')) return { own: DESKTOP, further: [] };
  if (labels.includes('phone-only')) return { own: PHONE, further: [] };
  if (labels.includes('every-width')) return { own: USUAL, further: [PHONE, DESKTOP] };
  return { own: USUAL, further: isFirst ? [PHONE] : [] };
}

/**
 * The pictures of a story: the main one and other widths. The first story of each tag also has every other brand, and
 * Spanish, whose texts are longer. `variant` is '' for the main picture. Without `theme` and `lang`, the story uses
 * its own.
 *
 * @typedef {{ variant: string, width: number, theme?: string, lang?: string }} Look
 * @param {import('./stories.mjs').ListedStory} story
 */
export function picturesOf(story) {
  const { own, further } = widthsOf(story);
  /** @type {Look[]} */
  const looks = [
    { variant: '', width: own },
    ...further.map((width) => ({ variant: String(width), width })),
    ...(story.isFirst ? brands().map((theme) => ({ variant: theme, width: own, theme })) : []),
    ...(story.isFirst ? [{ variant: 'es', width: own, lang: 'es' }] : []),
  ];
  return looks.map((look) => ({ ...look, story, file: `${[story.id, look.variant].filter(Boolean).join('.')}.webp` }));
}
