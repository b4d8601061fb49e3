import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** Reads what the files of the project import, for the tests of its structure. */

export const root = resolve(import.meta.dirname, '../..');
export const place = (path: string) => relative(root, path).split(sep).join('/');
export const read = (path: string) => readFileSync(path, 'utf8');

export function filesIn(folder: string, extensions: readonly string[]): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extensions.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](node_modules|\.cache)[\\/]/.test(place(path)));
}

const scripts = ['.ts', '.tsx'];
export const sources = [...filesIn('src', scripts), ...filesIn('elements', scripts)].filter((path) => !path.endsWith('.d.ts'));

export interface Import {
  readonly from: string;
  readonly to: string;
  /** `query` is `typeof import()`, which only looks at what a file holds. */
  readonly kind: 'value' | 'type' | 'query' | 'dynamic';
}

/** The modules that a file imports, exports from, or loads by `import()`. */
export function importsOf(path: string): readonly Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, kind: Import['kind']) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ from: place(path), to: node.text, kind });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node) ? 'type' : 'value');
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value');
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'query');
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], 'dynamic');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = importClause.namedBindings;
  return !importClause.name && named !== undefined && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly);
}

/** The part of a feature that a file is, as the table of CONTRIBUTING.md names it. */
export function partOf(path: string): string | undefined {
  const inFeature = /^src\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (!inFeature) return undefined;
  const folder = /^(rules|state|text|actions)\//.exec(inFeature)?.[0];
  if (folder) return folder;
  const file = /(?:^|-)(?:((?:de|en)coder|section)|(service)|(actions))\.[jt]s$/.exec(inFeature);
  if (!file) return 'components';
  return file[1] ? 'decoder.ts' : file[2] ? 'service.ts' : 'actions.ts';
}

/** A relative import as a place in the project; undefined for a package. */
export function target({ from, to }: Import): string | undefined {
  return to.startsWith('.') ? place(resolve(root, dirname(from), to)) : undefined;
}
