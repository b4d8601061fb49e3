/** The rules for a sentence: few words, no clause as its subject, none of the phrases below. */

const MOST_WORDS = 25;

/** Shorter texts, such as labels, are not counted as sentences. */
const FEWEST_WORDS = 4;

/**
 * Phrases that hide a plain word, and words to write instead.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const phrases = [
  [/what (?:it|they|he|she) (?:is|are|was|were) asked(?: for)?/, 'request'],
  [/(?:has|have|had) come(?! (?:back|together))/, 'loaded, arrived'],
  [/(?:is|are|was|were) told(?! apart)/, 'hears, gets a message, the event fires'],
  [/goes|comes? anew/, 'moves, closes, is removed, again'],
  [/of which|whereby/, 'two sentences'],
  [/nor/, 'or; two sentences'],
  [/but for/, 'except'],
  [/as long as it stands/, 'while it is on the page'],
  [/nobody's|left behind/, 'of no shopper, of an earlier shopper'],
  [/promises? (?:is |are )?kept/, 'what a test proves'],
  [/doors?|rooms?|house|weather|deeds?/, 'the name of the mechanism'],
  [/around(?! (?:it|them|a|an|the|your|its|each|that|this)\b)/, 'page chrome, the element that holds it'],
];

/** A clause as the subject, as in "What the page holds is …". A question is none. */
const clause = /^(?:What|Who|Whoever|Where|Which|That) (?!(?:is|are|was|were|do|does|did|can|should|to|if|about|happens)\b)/;

/** A text without its markup. Code counts as one word. */
function plain(text) {
  return text
    .replace(/`[^`]*`/g, (code) => `X${code.replace(/[^\n]/g, '')}`)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{@link ([^}]*)\}/g, '$1')
    .replace(/^\s*@\w+ \{.*\}/, '@type')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/^\s*(?:[-*#>]+|\d+\.)\s+/, '')
    .replace(/\*\*|__/g, '');
}

/**
 * What is wrong with a sentence, or undefined.
 *
 * @param {string} sentence
 */
export function faultOf(sentence) {
  const words = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  if (words > MOST_WORDS) return `${words} words`;
  if (clause.test(sentence) && !sentence.endsWith('?')) return 'clause as subject';
  for (const [{ source }, instead] of phrases) {
    const [found] = new RegExp(`\\b(?:${source})\\b`, 'i').exec(sentence) ?? [];
    if (found) return `"${found}": ${instead}`;
  }
  return undefined;
}

/**
 * The sentences of a block, each with its line.
 *
 * @param {import('./blocks.mjs').Block} block
 */
export function sentencesOf(block) {
  const text = plain(block.text);
  const ends = [...text.matchAll(/[.!?][)”’"']*\s+(?=[A-Z“‘"'(<])/g)].map(({ 0: end, index }) => index + end.length);
  return [0, ...ends].flatMap((start, at) => {
    const raw = text.slice(start, ends[at]);
    const sentence = raw.replace(/\s+/g, ' ').trim();
    if (sentence.split(' ').length < FEWEST_WORDS) return [];
    return [{ line: block.line + text.slice(0, start).split('\n').length - 1, text: sentence }];
  });
}
