import { posix } from 'node:path';
import ts from 'typescript';
import { filesIn, place, read } from './imports.js';

/** Reads from the source which sheets a tag lists, and which parts it draws. */

interface Module {
  /** The imported files and names, by the name in this file. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  readonly constants: ReadonlyMap<string, ts.Expression>;
}

const bare = (path: string) => path.replace(/\.(tsx?|js)$/, '');
const paths = new Map(filesIn('src', ['.ts', '.tsx']).map((path) => [bare(place(path)), path]));
const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const imports = new Map<string, { readonly from: string; readonly name: string }>();
  const constants = new Map<string, ts.Expression>();
  const path = paths.get(file);
  const tree = ts.createSourceFile(file, path ? read(path) : '', ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  for (const one of tree.statements) {
    if (ts.isVariableStatement(one)) {
      for (const { name, initializer } of one.declarationList.declarations) if (initializer) constants.set(name.getText(), initializer);
    }
    if (!ts.isImportDeclaration(one) || !one.importClause || one.importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const to = (one.moduleSpecifier as ts.StringLiteral).text;
    if (!to.startsWith('.')) continue;
    const from = bare(posix.join(posix.dirname(file), to.replace('?inline', '')));
    const { name, namedBindings } = one.importClause;
    if (name) imports.set(name.text, { from, name: 'default' });
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    for (const each of namedBindings.elements) {
      if (!each.isTypeOnly) imports.set(each.name.text, { from, name: (each.propertyName ?? each.name).text });
    }
  }
  const found = { imports, constants };
  modules.set(file, found);
  return found;
}

/** The sheets that a constant of a file lists, in order. */
function listed(file: string, name: string): readonly string[] {
  const { imports, constants } = moduleOf(file);
  const value = constants.get(name);
  if (value) return listedIn(file, value);
  const other = imports.get(name);
  if (!other) return [];
  return other.from.endsWith('.css') ? [other.from] : listed(other.from, other.name);
}

function listedIn(file: string, value: ts.Node): readonly string[] {
  if (ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isSpreadElement(value) || ts.isParenthesizedExpression(value)) {
    return listedIn(file, value.expression);
  }
  if (ts.isIdentifier(value)) return listed(file, value.text);
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap((one) => listedIn(file, one));
  if (ts.isPropertyAccessExpression(value)) return listedIn(file, value.expression);
  if (ts.isCallExpression(value)) return returnedBy(file, value.expression);
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((one) => {
    if (ts.isPropertyAssignment(one) && one.name.getText() === 'styles') return listedIn(file, one.initializer);
    return ts.isSpreadAssignment(one) && !value.properties.some((each) => each.name?.getText() === 'styles')
      ? listedIn(file, one.expression)
      : [];
  });
}

/** The lists `styles` in the file of a function that makes a component. */
function returnedBy(file: string, called: ts.Expression): readonly string[] {
  const from = moduleOf(file).imports.get(called.getText());
  const home = from?.from ?? file;
  const path = paths.get(home);
  const found: string[] = [];
  if (!path) return found;
  const tree = ts.createSourceFile(home, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'styles') found.push(...listedIn(home, node.initializer));
    ts.forEachChild(node, visit);
  };
  for (const one of tree.statements) visit(one);
  return found;
}

/** The sheets that the component of a tag lists. */
export function sheetsListed(component: string): readonly string[] {
  return listed(component, 'component');
}

/** The files of a component: its own, and those of the parts that it draws. A list of sheets alone is no part. */
function filesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !paths.has(file)) return seen;
  seen.add(file);
  const { imports } = moduleOf(file);
  for (const { from, name } of imports.values()) {
    if (/^src\/(ui|features)\//.test(from) && !name.endsWith('Styles')) filesOf(from, seen);
  }
  return seen;
}

/** Sheets that are drawn without the part of their name. These draw them: a busy button, a box for text, a section that looks like a fold. */
const signs: Readonly<Record<string, RegExp>> = {
  'src/ui/Spinner.css': /\bisBusy\b/,
  'src/ui/Form.css': /\bclassName="input|<TextInput|<MaskedInput|<DateOfBirth|<Checkbox/,
  'src/ui/Fold.css': /\bclassName="fold\b/,
};

/**
 * Whether a component draws something of a sheet. That is the part of its name, or its sign. If the sheet has the folder's name, it is any part
 * of its folder.
 */
export function drawsOf(component: string, sheet: string): boolean {
  const folder = posix.dirname(sheet);
  const isOfFolder = folder !== 'src/ui' && posix.basename(folder) === posix.basename(sheet, '.css');
  const sign = signs[sheet];
  return [...filesOf(component)].some((file) => {
    const path = paths.get(file) ?? '';
    if (`${file}.css` === sheet || (isOfFolder && posix.dirname(file) === folder && path.endsWith('.tsx'))) return true;
    return sign !== undefined && !file.startsWith('src/ui/') && sign.test(read(path));
  });
}

export const sheets: readonly string[] = [...filesIn('src/ui', ['.css']), ...filesIn('src/features', ['.css'])].map(place);
