/** preact's own properties begin with an underscore; two is how it writes what belongs to others, but for its hooks. */
const isOwn = (name) => /^_[a-z]/i.test(name) || name === '__hooks';

function* namesIn(node) {
  if (node.type === 'MemberExpression' && !node.computed) yield node.property;
  // `{ _name }` names a variable too, which stays.
  if (node.type === 'Property' && !node.computed) yield node.shorthand ? { ...node.key, end: node.key.start, isShort: true } : node.key;
  for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') yield* namesIn(child);
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
