import { nodesIn } from '../nodes-in.mjs';

/** preact's own properties begin with an underscore; two is how it writes what belongs to others, but for its hooks. */
const isOwn = (name) => /^_[a-z]/i.test(name) || name === '__hooks';

function* namesIn(program) {
  for (const { type, computed, shorthand, property, key } of nodesIn(program)) {
    if (type === 'MemberExpression' && !computed) yield property;
    // `{ _name }` names a variable too, which stays.
    if (type === 'Property' && !computed) yield shorthand ? { ...key, end: key.start, isShort: true } : key;
  }
}

/** The places where the program names a property of preact's own, by the name. */
function placesIn(program) {
  const places = new Map();
  for (const { name, start, end, isShort } of namesIn(program)) {
    if (isOwn(name ?? '')) places.set(name, [...(places.get(name) ?? []), { start, end, by: isShort ? ': ' : '' }]);
  }
  return places;
}

/**
 * The same code with short names for preact's own properties, the most frequent first: a minifier leaves properties as they are. All that
 * names them is in one chunk.
 */
export function shortened(code, program) {
  const byFrequency = [...placesIn(program)].sort(([a, here], [b, there]) => there.length - here.length || (a < b ? -1 : 1));
  const edits = byFrequency.flatMap(([, places], rank) =>
    places.map(({ by, ...place }) => ({ ...place, name: `_${rank.toString(36)}${by}` })),
  );
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce((text, { start, end, name }) => text.slice(0, start) + name + text.slice(end), code);
}
