/**
 * The first paint of each tag for a server without JavaScript. The library's own function makes the HTML of every case. To find the cases,
 * the function runs until it reads something that is not decided yet. Then it runs once for each value that this could have.
 *
 * A first paint is a text, or `{ read, cases }`: the case of `read` is the next first paint. `read` is one of these:
 *
 * - `attribute:name`: `absent`, `blank`, `given` or a word of the attribute. In the text, `%name%` is its value.
 * - `slot:name`: `yes` if a child names the slot, or `no`
 * - `text`: `yes` if there is text between the children, or `no`
 */

/** Values of attributes whose first paint depends on the shape of the text. */
const examples = ['H0609044000-2027', 'H0609044000'];

class Undecided extends Error {
  constructor(read) {
    super(read);
    this.read = read;
  }
}

/** Every set of these words, in their order: `['a', 'a b', 'b']`. */
function setsOf(words) {
  return words.flatMap((word, at) => [word, ...setsOf(words.slice(at + 1)).map((set) => `${word} ${set}`)]);
}

/** The values of an attribute by their case: `null` is none. */
function valuesOf(name, attribute) {
  const kind = attribute?.type.kind;
  if (kind === 'flag') return { absent: null, given: '' };
  if (kind === 'word' || kind === 'words') {
    const words = kind === 'word' ? attribute.type.words : setsOf(attribute.type.words);
    return { absent: null, blank: '', ...Object.fromEntries(words.map((word) => [word.toLowerCase(), word])) };
  }
  const placeholder = `%${name}%`;
  const given =
    !attribute || attribute.read(placeholder) !== undefined ? placeholder : examples.find((one) => attribute.read(one) !== undefined);
  if (given === undefined) throw new Error(`scripts/lib/wordpress/skeletons.mjs needs an example of the attribute ${name}.`);
  return { absent: null, blank: '', given };
}

/** The slots of a tag as a set, each asked for when it is read. */
function slotsOf(table, read) {
  const names = Object.keys(table.slots ?? {});
  const all = names.includes('') ? names : [...names, ''];
  const has = (name) => all.includes(name) && read(`slot:${name}`);
  return {
    has,
    *[Symbol.iterator]() {
      for (const name of all) if (has(name)) yield name;
    },
  };
}

const yesNo = { yes: true, no: false };

function explore(table, options, skeletonHtml, decided = new Map()) {
  const read = (name) => {
    if (!decided.has(name)) throw new Undecided(name);
    return decided.get(name);
  };
  const host = {
    attribute: (name) => (name === 'lang' ? null : read(`attribute:${name}`)),
    slots: slotsOf(table, read),
    get hasText() {
      return read('text');
    },
  };
  try {
    return skeletonHtml(table, host, options);
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    const [kind, name] = error.read.split(':');
    const values = kind === 'attribute' ? valuesOf(name, table.attributes?.[name]) : yesNo;
    const paint = (value) => explore(table, options, skeletonHtml, new Map([...decided, [error.read, value]]));
    const cases = Object.fromEntries(Object.entries(values).map(([one, value]) => [one, paint(value)]));
    return joined({ read: error.read, cases });
  }
}

/** A choice whose cases are all the same is none. */
function joined(choice) {
  const texts = Object.values(choice.cases).map((one) => JSON.stringify(one));
  return new Set(texts).size === 1 ? Object.values(choice.cases)[0] : choice;
}

const languages = ['en', 'es'];
const dates = { early: new Date(2026, 5, 15), late: new Date(2026, 10, 15) };

/** The first paints by tag, then by language, then `early` or `late` in the year, whose skeletons may have a year toggle. */
export function skeletonsOf(tables, skeletonHtml) {
  const ofDate = (table, lang) => {
    const paints = Object.entries(dates).map(([name, date]) => [
      name,
      explore(table, { lang, date, stylesheet: '%stylesheet%' }, skeletonHtml),
    ]);
    return Object.fromEntries(paints);
  };
  const painted = tables.map((table) => [table.tag, Object.fromEntries(languages.map((lang) => [lang, ofDate(table, lang)]))]);
  return Object.fromEntries(painted.filter(([, paints]) => JSON.stringify(paints).includes('<')));
}
