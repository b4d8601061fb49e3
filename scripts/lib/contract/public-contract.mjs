import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { lineEntries, mainEntry } from '../../../rollup/entries.mjs';
import { camelCase, tableNames } from '../../../rollup/tables.mjs';
import { inProject } from '../project.mjs';
import { declaredIn } from '../tokens/theme-files.mjs';
import { ScriptInterface } from './script-interface.mjs';

/**
 * The public contract: every name and type that pages, applications and stylesheets may rely on, one per line, sorted.
 * A line is `name: type`; the part before the first `: ` is its name.
 */

/** Files of a CDN build that a page may name, besides its entries. */
const cdnFiles = ['reserve.css', 'manifest.json', 'integrity.json', 'licences.txt', 'sbom.cdx.json'];

const orNone = (fallback) => (fallback === undefined ? '' : `, ${JSON.stringify(fallback)} by default`);

function* attributeLines(tag, { name, kind, words, property, fallback, reflects }) {
  const of = `tag ${tag} attribute ${name}`;
  yield `${of}: ${kind}${orNone(fallback)}${reflects ? ', reflected' : ''}`;
  // Each word has its own line, because a new word breaks nothing.
  for (const word of words) yield `${of} takes "${word}"`;
  yield `tag ${tag} property ${property}`;
}

function* tagLines({ tag, attributes, properties, methods, events, slots, parts }) {
  yield `tag ${tag}`;
  for (const one of attributes) yield* attributeLines(tag, one);
  for (const { name, type } of properties) yield `tag ${tag} property ${name}: ${type}`;
  yield `tag ${tag} property ready: Promise<void>`;
  for (const { name } of methods) yield `tag ${tag} method ${name}: () => void`;
  for (const { name } of events) yield `tag ${tag} event ${name}`;
  for (const { name } of slots) yield `tag ${tag} slot ${name || '(default)'}`;
  for (const { name } of parts) yield `tag ${tag} part ${name}`;
}

/** The lines of all tags. Lines that all tags share appear once. */
function linesOfTags(tags) {
  const lines = tags.flatMap((one) => [...tagLines(one)].map((line) => ({ line, ofEvery: line.replace(`tag ${one.tag} `, 'every tag ') })));
  const count = new Map();
  for (const { ofEvery } of lines) count.set(ofEvery, (count.get(ofEvery) ?? 0) + 1);
  return lines.map(({ line, ofEvery }) => (count.get(ofEvery) === tags.length ? ofEvery : line));
}

function* eventLines({ name, detail, isCancelable }) {
  yield `event ${name}: ${detail}`;
  if (isCancelable) yield `event ${name} can be canceled`;
}

/**
 * Settings by their dotted names. Defaults belong to the contract, because a page without a setting relies on its
 * default.
 */
function* settingLines(settings, prefix = '') {
  for (const [name, value] of Object.entries(settings)) {
    const isOpen = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
    if (name !== 'endpoints' && isOpen) yield* settingLines(value, `${prefix}${name}.`);
    else if (name !== 'endpoints') yield `setting ${prefix}${name} = ${JSON.stringify(value)}`;
  }
}

/** The names of a source text's exported declarations. */
function exportedIn(source) {
  const { statements } = ts.createSourceFile('entry.ts', source, ts.ScriptTarget.Latest, true);
  return statements.flatMap((one) => {
    if (ts.isExportDeclaration(one))
      return one.exportClause && ts.isNamedExports(one.exportClause) ? one.exportClause.elements.map(({ name }) => name.text) : [];
    if (!ts.canHaveModifiers(one) || !ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    /** @type {readonly ts.Node[]} */
    const names = ts.isVariableStatement(one) ? one.declarationList.declarations : [one];
    return names.flatMap((each) => ts.getNameOfDeclaration(/** @type {ts.Declaration} */ (each))?.getText() ?? []);
  });
}

function* packageLines() {
  const { bin, exports, engines, peerDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  for (const [name, target] of Object.entries(exports)) if (target) yield `package entry ${name}`;
  for (const name of tableNames()) yield `export ./${name} ${camelCase(name)}: ElementTable`;
  for (const name of Object.keys(bin)) yield `command ${name}`;
  for (const [name, range] of Object.entries(engines)) yield `needs ${name}: ${range}`;
  for (const [name, range] of Object.entries(peerDependencies)) yield `needs ${name}: ${range}`;
  for (const name of [mainEntry, ...Object.keys(lineEntries()), ...cdnFiles]) yield `CDN file ${name}`;
}

/**
 * The contract of the sources, from the library's description and the frameworks' types by entry.
 *
 * @param {import('../../../rollup/describe/model.mjs').Description} model
 * @param {Readonly<Record<string, (model: import('../../../rollup/describe/model.mjs').Description) => string>>} typesByEntry
 */
export function publicContract(model, typesByEntry) {
  const customProperties = [declaredIn('neutral'), ...model.tags.map(({ cssProperties }) => cssProperties)].flat();
  const lines = [
    ...packageLines(),
    ...linesOfTags(model.tags),
    ...model.events.flatMap((one) => [...eventLines(one)]),
    ...settingLines(model.settings),
    ...Object.entries(model.endpoints).map(([name, path]) => `setting endpoints.${name} = ${JSON.stringify(path)}`),
    ...customProperties.map(({ name }) => `custom property ${name}`),
    ...Object.entries(typesByEntry).flatMap(([entry, types]) => exportedIn(types(model)).map((name) => `export ./${entry} type ${name}`)),
    ...exportedIn(readFileSync(inProject('elements/react.ts'), 'utf8')).map((name) => `export ./react ${name}`),
    ...new ScriptInterface().lines(),
  ];
  return [...new Set(lines)].toSorted();
}
