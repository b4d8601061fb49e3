import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { inProject } from '../project.mjs';
import { declaredIn } from './theme-files.mjs';

/** The custom properties that a tag's styles read, found in its component's sources: the lists `styles`, and what they name. */

const sources = new Map();

/** @param {ts.Expression} node a text without placeholders */
const textOf = (node) => (ts.isStringLiteralLike(node) ? node.text : '');

/** A source file with its imports and constants by name. */
function sourceOf(path) {
  const known = sources.get(path);
  if (known) return known;
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const source = { path, tree, imports: new Map(), constants: new Map() };
  for (const one of tree.statements) {
    if (ts.isImportDeclaration(one) && one.importClause && textOf(one.moduleSpecifier).startsWith('.')) {
      const from = fileOf(path, textOf(one.moduleSpecifier));
      const { name, namedBindings } = one.importClause;
      if (name) source.imports.set(name.text, { from, name: 'default' });
      for (const each of namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []) {
        source.imports.set(each.name.text, { from, name: (each.propertyName ?? each.name).text });
      }
    } else if (ts.isVariableStatement(one)) {
      for (const { name, initializer } of one.declarationList.declarations) source.constants.set(name.getText(), plain(initializer));
    }
  }
  sources.set(path, source);
  return source;
}

/** The file of an import: a stylesheet, or a module in TypeScript. */
function fileOf(from, specifier) {
  const path = resolve(dirname(from), specifier.replace(/\?inline$/, ''));
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(existsSync);
}

/** An expression without what only the compiler reads. */
function plain(node) {
  return node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    ? plain(node.expression)
    : node;
}

/** The texts of the stylesheets that an expression lists. */
function textsOf(source, node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => textsOf(source, plain(one)));
  if (ts.isSpreadElement(node)) return textsOf(source, plain(node.expression));
  if (ts.isIdentifier(node)) return namedIn(source, node.text);
  // `area.styles`: the list of what made `area`.
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'styles') return stylesIn(madeIn(source, node.expression.getText()));
  throw new Error(`${source.path}: the styles “${node.getText()}” cannot be read by css-properties.mjs`);
}

function namedIn(source, name) {
  const own = source.constants.get(name);
  if (own) return textsOf(source, own);
  const { from, name: exported } = source.imports.get(name);
  return from.endsWith('.css') ? [readFileSync(from, 'utf8')] : namedIn(sourceOf(from), exported);
}

/** The file of the function that is called for a constant. */
function madeIn(source, name) {
  return sourceOf(source.imports.get(source.constants.get(name).expression.text).from);
}

/** The texts of all lists `styles` of a file. */
function stylesIn(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'styles') found.push(...textsOf(source, plain(node.initializer)));
    else ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

/** Drawings read tokens in their markup: the modules of a component, without types and what `import()` brings. */
function modulesOf(source, seen = new Set()) {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const { from } of source.imports.values()) {
    if (from?.endsWith('.tsx') && /[\\/]src[\\/](features|ui)[\\/]/.test(from)) modulesOf(sourceOf(from), seen);
  }
  return seen;
}

const namesIn = (texts) => texts.flatMap((text) => [...text.matchAll(/var\(\s*(--ucp-[a-z0-9-]+)/g)].map(([, name]) => name));

/** `--ucp-card-padding` has no value until a page sets one; docs/brands.md says what each changes. */
function hookNotes() {
  const look = readFileSync(inProject('docs/brands.md'), 'utf8').split('\n## Look\n')[1].split('\n## ')[0];
  const rows = [...look.matchAll(/^\| (`--ucp-[^|]*) \| ([^|]*) \|$/gm)];
  return new Map(rows.flatMap(([, names, note]) => [...names.matchAll(/--ucp-[a-z0-9-]+/g)].map(([name]) => [name, note])));
}

/**
 * The custom properties of a tag, for its entry in the manifest: its name, what it changes, and the neutral value.
 *
 * @param {Pick<import('../../../src/element/definition.js').ElementDefinition, 'tag' | 'display' | 'isPopup' | 'isSection'>} table
 * @returns {readonly { readonly name: string, readonly description: string, readonly default?: string }[]}
 */
export function cssPropertiesOf({ tag, display, isPopup, isSection }) {
  const definition = readFileSync(inProject('elements', `${tag.replace('ucp-', '')}.ts`), 'utf8');
  const component = sourceOf(fileOf(inProject('elements/x.ts'), /import\('(\.\.\/src\/features\/[^']+)'\)/.exec(definition)?.[1] ?? ''));
  const markup = [...modulesOf(component)].map(({ tree }) => tree.text);
  const hasSkeleton = !isPopup && display !== 'none';
  const skeleton = hasSkeleton ? [readFileSync(inProject('src/element/first-paint.ts'), 'utf8')] : [];
  const read = new Set(namesIn([...stylesIn(component), ...markup, ...skeleton]));
  const tokens = declaredIn('neutral').filter(({ name }) => read.has(name));
  if (!isSection) read.delete('--ucp-margin');
  const hooks = [...hookNotes()].filter(([name]) => read.has(name));
  return [
    ...hooks.map(([name, description]) => ({ name, description: `${description}.` })),
    ...tokens.map(({ name, value, group, note }) => ({ name, description: note ? `${group}: ${note}` : group, default: value })),
  ];
}
