import MagicString from 'magic-string';
import { minify } from 'terser';
import { nodesIn } from './nodes-in.mjs';

/**
 * What one chunk takes of another has one short name in all of them: `import{Ab}` in place of `import{d as Nt}`, and no two such things have
 * the same. A minifier that sees one chunk at a time gives each of them a name of its own.
 */

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A capital and another letter: no word of the language, and no property of the page. */
const firsts = letters.toUpperCase();
const seconds = `${letters}${firsts}0123456789`;

function nameAt(index) {
  const first = firsts[Math.floor(index / seconds.length)];
  if (!first) throw new Error(`there are no more than ${firsts.length * seconds.length} names for what chunks share`);
  return first + seconds[index % seconds.length];
}

/** Packages come first, so that a shopper keeps their files where the library's own change. */
const packages = /^(react|preact|lit|purify)$/;

function inOrder(chunks) {
  const key = ({ name }) => `${packages.test(name) ? 0 : 1} ${name}`;
  return Object.values(chunks).toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** By file and name of what it gives, the name that this has everywhere; not for what is asked for by its own name. */
function namesOf(chunks, exportsOf) {
  let index = 0;
  const entries = inOrder(chunks).map(({ fileName, exports, isEntry, facadeModuleId }) => {
    const own = new Set(facadeModuleId ? exportsOf(facadeModuleId) : []);
    const shared = isEntry ? [] : exports.filter((name) => !own.has(name));
    return [fileName, new Map(shared.map((name) => [name, nameAt(index++)]))];
  });
  return new Map(entries);
}

const fileOf = ({ value }) => value.replace('./', '');

/** Each `import('./chunk.js').then((n) => n.name)`: the file, and where the name stands. */
function* laterImports(program) {
  for (const { type, callee, arguments: given } of nodesIn(program)) {
    if (type !== 'CallExpression' || callee.object?.type !== 'ImportExpression' || callee.property.name !== 'then') continue;
    const [param] = given[0]?.params ?? [];
    for (const { type, object, property } of nodesIn(given[0])) {
      if (type === 'MemberExpression' && param && object.name === param.name) yield { file: fileOf(callee.object.source), property };
    }
  }
}

const as = (from, to) => (from === to ? to : `${from} as ${to}`);

/**
 * Writes the shared names where chunks meet, in lists that are in order, which Brotli tells in fewer bytes; gives, by the name that each
 * thing has in this chunk, the shared one.
 */
function share(text, program, own, names) {
  const local = new Map();
  for (const { source, specifiers = [] } of program.body) {
    const theirs = source && names.get(fileOf(source));
    if (specifiers.length === 0 || (source && !theirs)) continue;
    const list = specifiers.map(({ imported, exported, local: here }) => {
      if (exported && source) throw new Error('a chunk hands on what another one gives: give that a name here');
      const name = imported ? theirs.get(imported.name) : own.get(exported.name);
      if (name && !local.has(here.name)) local.set(here.name, name);
      return imported ? as(name ?? imported.name, here.name) : as(here.name, name ?? exported.name);
    });
    text.overwrite(specifiers[0].start, specifiers.at(-1).end, list.sort().join(', '));
  }
  for (const { file, property } of laterImports(program)) {
    const name = names.get(file)?.get(property.name);
    if (name) text.overwrite(property.start, property.end, name);
  }
  return local;
}

/** Minifies the chunks of a build with these options of terser, so that what they share has one name. */
export function minifyTogether(options) {
  /** Of the build under way: by chunk, its own names of what it shares. */
  const locals = new Map();
  let names;
  return [
    {
      name: 'one-name',
      renderStart() {
        names = undefined;
      },
      renderChunk(code, { fileName }, _, { chunks }) {
        names ??= namesOf(chunks, (id) => this.getModuleInfo(id).exports ?? []);
        const text = new MagicString(code);
        locals.set(fileName, share(text, this.parse(code), names.get(fileName), names));
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
    {
      name: 'minify',
      async renderChunk(code, { fileName }) {
        const { code: minified, map } = await minify(code, {
          ...options,
          sourceMap: { asObject: true },
          nameCache: { vars: { props: locals.get(fileName) } },
        });
        return { code: minified, map };
      },
    },
  ];
}
