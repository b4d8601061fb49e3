import MagicString from 'magic-string';
import { minify } from 'terser';
import { early } from './early-imports.mjs';
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

/** By file and name of what it gives, the name that this has everywhere; what a page or an `import()` asks for by its name keeps it. */
function namesOf(chunks, exportsOf) {
  let index = 0;
  const entries = inOrder(chunks).map(({ fileName, exports, isEntry, facadeModuleId }) => {
    const kept = new Set(isEntry ? exports : facadeModuleId ? exportsOf(facadeModuleId) : []);
    return [fileName, new Map(exports.map((name) => [name, kept.has(name) ? name : nameAt(index++)]))];
  });
  return new Map(entries);
}

const fileOf = ({ value }) => value.replace('./', '');

/** The `import()` that a call of `then` waits for, which may stand behind what is asked for beside it. */
function waitedFor({ type, callee }) {
  if (type !== 'CallExpression' || callee.property?.name !== 'then') return undefined;
  const { object } = callee;
  const last = object.type === 'SequenceExpression' ? object.expressions.at(-1) : object;
  return last.type === 'ImportExpression' ? last : undefined;
}

/** Each `import('./chunk.js').then((n) => n.name)`: the `import()`, and where the name stands. */
function* laterImports(program) {
  for (const call of nodesIn(program)) {
    const asked = waitedFor(call);
    const param = asked && call.arguments[0].params?.[0]?.name;
    for (const { type, object, property } of param ? nodesIn(call.arguments[0].body) : []) {
      if (type === 'MemberExpression' && object.name === param) yield { asked, property };
    }
  }
}

/** Of a chunk that gives nothing by its own name each `import()` has to be one of those, or be asked for beside one. */
function refuseOthers(program, handled, names) {
  for (const node of nodesIn(program)) {
    if (node.callee?.name === early) for (const beside of node.arguments) handled.add(beside);
    const given = node.type === 'ImportExpression' && !handled.has(node) && names.get(fileOf(node.source));
    const isAsked = given && ![...given].some(([name, kept]) => name === kept);
    if (isAsked) throw new Error(`look at how import('${node.source.value}') is bundled now: its names are shared ones`);
  }
}

const as = (from, to) => (from === to ? to : `${from} as ${to}`);

/** Writes the shared names where a chunk asks for another one later. */
function shareLater(text, program, names) {
  const handled = new Set();
  for (const { asked, property } of laterImports(program)) {
    const name = names.get(fileOf(asked.source))?.get(property.name);
    if (name) text.overwrite(property.start, property.end, name);
    handled.add(asked);
  }
  refuseOthers(program, handled, names);
}

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
      const given = (imported ?? exported).name;
      const name = (imported ? theirs : own).get(given);
      const isHere = imported || !source;
      if (isHere && name !== given && !local.has(here.name)) local.set(here.name, name);
      return imported ? as(name, here.name) : as(theirs?.get(here.name) ?? here.name, name);
    });
    text.overwrite(specifiers[0].start, specifiers.at(-1).end, list.sort().join(', '));
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
        const program = this.parse(code);
        locals.set(fileName, share(text, program, names.get(fileName), names));
        shareLater(text, program, names);
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
