import { tagOf } from './stories.mjs';

const known = ['--check', '--only='];

/**
 * Parses the command line: whether to compare only, and the stories by tag, with or without `ucp-`. Throws on unknown
 * words and on tags without stories.
 *
 * @param {readonly string[]} words
 * @param {readonly import('./stories.mjs').ListedStory[]} stories
 */
export function readOptions(words, stories) {
  const strange = words.find((word) => !known.some((one) => (one.endsWith('=') ? word.startsWith(one) : word === one)));
  if (strange) throw new Error(`"${strange}" is not known here. There are --check and --only=plan-card,toast.`);
  const wanted = words
    .filter((word) => word.startsWith('--only='))
    .flatMap((word) => word.slice('--only='.length).split(','))
    .filter(Boolean)
    .map((name) => (name.startsWith('ucp-') ? name : `ucp-${name}`));
  const tags = new Set(stories.map(tagOf));
  const missing = wanted.filter((tag) => !tags.has(tag));
  if (missing.length > 0) throw new Error(`No stories are about ${missing.join(', ')}. There are ${[...tags].join(', ')}.`);
  return {
    isCheck: words.includes('--check'),
    stories: wanted.length === 0 ? stories : stories.filter((story) => wanted.includes(tagOf(story))),
  };
}
