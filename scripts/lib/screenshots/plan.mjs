import { readdirSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** The width of a story's own picture: a tablet held upright. */
const USUAL = 820;
const PHONE = 390;
const DESKTOP = 1280;

/** The brands beside the neutral one: a file each. */
const brands = () =>
  readdirSync(inProject('src/themes'))
    .filter((name) => name.endsWith('.css') && name !== 'tokens.css')
    .map((name) => name.slice(0, -'.css'.length))
    .sort();

/**
 * What the labels of a story (its `tags`) ask for: `every-width`, a phone and a desktop too; `desktop-only` and `phone-only`,
 * what other screens do not show.
 */
function widthsOf({ labels, isFirst }) {
  if (labels.includes('desktop-only')) return { own: DESKTOP, further: [] };
  if (labels.includes('phone-only')) return { own: PHONE, further: [] };
  if (labels.includes('every-width')) return { own: USUAL, further: [PHONE, DESKTOP] };
  return { own: USUAL, further: isFirst ? [PHONE] : [] };
}

/**
 * The pictures of a story: its own; other widths; and of each tag's first story every other brand, and Spanish, whose words are
 * longer. `variant` is '' for its own; where `theme` and `lang` are absent, the story has its own.
 */
export function picturesOf(story) {
  const { own, further } = widthsOf(story);
  const looks = [
    { variant: '', width: own },
    ...further.map((width) => ({ variant: String(width), width })),
    ...(story.isFirst ? brands().map((theme) => ({ variant: theme, width: own, theme })) : []),
    ...(story.isFirst ? [{ variant: 'es', width: own, lang: 'es' }] : []),
  ];
  return looks.map((look) => ({ ...look, story, file: `${[story.id, look.variant].filter(Boolean).join('.')}.webp` }));
}
