import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { partOf } from './imports.js';

/** The boundaries between the parts of the project, and a checker for each. Its tests give it small made-up files, and the whole of `src`. */

/** A file of the project. Its path starts at the root, such as `src/ui/Button.tsx`. */
export interface SourceFile {
  readonly path: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly NamedImport[];
}

interface NamedImport {
  /** The imported file without its extension, or the name of a package. */
  readonly to: string;
  /** The imported names that are values, as the other file calls them. */
  readonly names: readonly string[];
}

export function sourceFile(path: string, text: string): SourceFile {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = tree.statements.flatMap((one) => namedImport(path, one) ?? []);
  return { path, tree, imports };
}

/** The values that a statement takes from another file. A statement that takes types alone takes nothing. */
function namedImport(path: string, one: ts.Statement): NamedImport | undefined {
  if (ts.isExportDeclaration(one)) {
    if (one.isTypeOnly || !one.moduleSpecifier) return undefined;
    const names = one.exportClause && ts.isNamedExports(one.exportClause) ? one.exportClause.elements.map(sourceName) : ['*'];
    return { to: resolved(path, one.moduleSpecifier), names };
  }
  if (!ts.isImportDeclaration(one)) return undefined;
  const clause = one.importClause;
  if (!clause) return { to: resolved(path, one.moduleSpecifier), names: [] };
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const named = clause.namedBindings;
  const values = named && ts.isNamedImports(named) ? named.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(sourceName) : ['*'];
  const names = clause.name ? ['default', ...(named ? values : [])] : values;
  return names.length > 0 ? { to: resolved(path, one.moduleSpecifier), names } : undefined;
}

function sourceName({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (propertyName ?? name).text;
}

function resolved(path: string, specifier: ts.Expression): string {
  const to = (specifier as ts.StringLiteral).text;
  return to.startsWith('.') ? bare(posix.join(dirname(path), to)) : to;
}

const bare = (path: string) => path.replace(/\.(tsx?|js)$/, '');

type Project = ReadonlyMap<string, SourceFile>;

/** Says what a file does beyond its boundary. */
type Check = (file: SourceFile, project: Project) => readonly string[];

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

// ---- Imports -----------------------------------------------------------------------------------------------

/** Places that do something beside the computation of a value. */
const effects = {
  storage: /^src\/shared\/(storage\/|shopper\/agent$)/,
  HTTP: /^(src\/shared\/(calls\/|http\/(http|request)$)|ky$)/,
  'other tabs': /^src\/shared\/tabs\//,
  'the clock': /^src\/shared\/(time\/clock|calendar\/clock-state)$/,
  settings: /^src\/shared\/settings\/(state|defaults|merge|environment|host)$/,
  state: /^(src\/shared\/state\/store$|nanostores$)/,
} as const;

/** The files between a file and a place with such an effect. Undefined if the file never reaches it. */
function wayTo(file: SourceFile, effect: RegExp, project: Project, seen = new Set<string>()): readonly string[] | undefined {
  for (const { to } of file.imports) {
    if (effect.test(to)) return [to];
    const next = project.get(to);
    if (!next || seen.has(to)) continue;
    seen.add(to);
    const rest = wayTo(next, effect, project, seen);
    if (rest) return [to, ...rest];
  }
  return undefined;
}

function importsNo(...names: readonly (keyof typeof effects)[]): Check {
  return (file, project) =>
    names.flatMap((name) => {
      const way = wayTo(file, effects[name], project);
      return way ? [`imports ${name}: ${way.join(' → ')}`] : [];
    });
}

// ---- Browser and clock --------------------------------------------------------------------------------------

export const browser = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'window',
  'self',
  'globalThis',
  'document',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'location',
  'console',
  'performance',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'crypto',
  'Temporal',
];

/** A use of the name as a value of the browser. It is no name of a property, a type, an import or a variable of the file. */
function isFree(node: ts.Identifier, own: ReadonlySet<string>): boolean {
  const { parent } = node;
  if (own.has(node.text) || ts.isTypeNode(parent) || ts.isImportSpecifier(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) return false;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  return !(ts.isMethodDeclaration(parent) || ts.isJsxAttribute(parent) || ts.isParameter(parent) || ts.isBindingElement(parent));
}

/** The names that a file gives to its own variables and parameters, such as the `window` of an enrollment period. */
function declaredIn(tree: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  visitAll(tree, (node) => {
    const isDeclared =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isFunctionDeclaration(node);
    if (isDeclared && node.name && ts.isIdentifier(node.name)) found.add(node.name.text);
  });
  return found;
}

/** Names that stand for something of the browser. */
export function freeNames({ tree }: SourceFile, names: readonly string[]): readonly string[] {
  const own = declaredIn(tree);
  const found: string[] = [];
  visitAll(tree, (node) => {
    if (ts.isIdentifier(node) && names.includes(node.text) && isFree(node, own)) found.push(node.text);
  });
  return found;
}

const usesNo =
  (names: readonly string[]): Check =>
  (file) =>
    freeNames(file, names).map((name) => `uses ${name}`);

/** `new Date(moment)`, `Date.UTC` and `Date.parse` compute. Every other use of `Date` reads the clock. */
export function clockReads({ tree }: SourceFile): readonly string[] {
  const own = declaredIn(tree);
  const found: string[] = [];
  visitAll(tree, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') found.push('uses Math.random');
    if (!ts.isIdentifier(node) || node.text !== 'Date' || !isFree(node, own)) return;
    const { parent } = node;
    if (ts.isNewExpression(parent) && parent.arguments?.length) return;
    if (ts.isPropertyAccessExpression(parent) && ['UTC', 'parse'].includes(parent.name.text)) return;
    found.push(`reads the clock: ${parent.getText()}`);
  });
  return found;
}

// ---- Sentences ---------------------------------------------------------------------------------------------

/** Two words, or one with the end of a sentence. */
const sentence = /\p{L}[\p{L}’']*,?\s+\p{L}|\p{L}\s$|^\s\p{L}|\p{L}{2}[.!?]$/u;

/** Files of rules that compare with words of the services or of the brand's content. No shopper reads theirs. */
const vocabularies = /\/rules\/(enrollment-status|subsidy|bullet-icon)\.ts$/;

const saysNothing: Check = ({ path, tree }) => {
  const found: string[] = [];
  if (vocabularies.test(path)) return found;
  visitAll(tree, (node) => {
    if (ts.isImportDeclaration(node.parent ?? node) || ts.isLiteralTypeNode(node.parent ?? node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (isText && sentence.test(node.text)) found.push(`has a sentence: ${node.text}`);
  });
  return found;
};

// ---- State -------------------------------------------------------------------------------------------------

const makers = ['createAtom', 'createCodeAtom'];

/** The variables of a file that hold its own atoms. */
function ownAtoms({ tree }: SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  visitAll(tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !makers.includes(node.expression.text)) return;
    let outer: ts.Node = node;
    while (ts.isCallExpression(outer.parent)) outer = outer.parent;
    if (ts.isVariableDeclaration(outer.parent) && ts.isIdentifier(outer.parent.name)) found.add(outer.parent.name.text);
    else found.add(outer.parent.getText());
  });
  return found;
}

/** Atoms leave a file as `readable` alone. Only the store takes writable atoms from nanostores. */
const exportsNoWritableAtom: Check = (file) => {
  const own = ownAtoms(file);
  const found: string[] = [];
  for (const { to, names } of file.imports) {
    if (to !== 'nanostores' || file.path === 'src/shared/state/store.ts') continue;
    for (const name of names) if (!['computed', 'onMount', 'batched'].includes(name)) found.push(`takes ${name} from nanostores`);
  }
  visitAll(file.tree, (node) => {
    if (ts.isImportSpecifier(node) && sourceName(node) === 'WritableAtom') found.push('takes WritableAtom from nanostores');
    if (ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        const isItself = initializer && ts.isIdentifier(initializer) && own.has(initializer.text);
        if (own.has(name.getText()) || isItself) found.push(`exports an atom that can be written: ${name.getText()}`);
      }
    }
    if (ts.isExportSpecifier(node) && own.has(sourceName(node))) found.push(`exports an atom that can be written: ${sourceName(node)}`);
    const returned = ts.isReturnStatement(node) ? node.expression : ts.isArrowFunction(node) ? node.body : undefined;
    if (returned && ts.isIdentifier(returned) && own.has(returned.text)) {
      found.push(`hands out an atom that can be written: ${returned.text}`);
    }
  });
  return file.path === 'src/shared/state/store.ts' ? [] : found;
};

/** Facts belong to `state/` of a feature, or to a file of `src/shared`. */
const makesNoAtom: Check = (file) => {
  const isHome = partOf(file.path) === 'state/' || file.path.startsWith('src/shared/');
  return isHome ? [] : [...ownAtoms(file)].map((name) => `makes an atom: ${name}`);
};

const knownWriters = new WeakMap<SourceFile, ReadonlySet<string>>();

/** The functions of a file that write a fact, by themselves or by another function. */
function writersOf(file: SourceFile, project: Project): ReadonlySet<string> {
  const known = knownWriters.get(file);
  if (known) return known;
  const writers = new Set<string>();
  knownWriters.set(file, writers);
  const atoms = ownAtoms(file);
  if (partOf(file.path) !== 'state/' && atoms.size === 0) return writers;
  for (const { to, names } of file.imports) {
    const other = project.get(to);
    const theirs = other ? writersOf(other, project) : new Set();
    for (const name of names) if (theirs.has(name)) writers.add(name);
  }
  const functions = functionsIn(file.tree);
  const isWriting = (node: ts.Node): boolean => {
    let does = false;
    visitAll(node, (one) => {
      if (!ts.isCallExpression(one)) return;
      const called = one.expression;
      if (ts.isIdentifier(called)) does ||= writers.has(called.text);
      else if (ts.isPropertyAccessExpression(called)) does ||= called.name.text === 'set' && atoms.has(called.expression.getText());
    });
    return does;
  };
  for (let before = -1; before < writers.size; ) {
    before = writers.size;
    for (const [name, body] of functions) if (!writers.has(name) && isWriting(body)) writers.add(name);
  }
  return writers;
}

function functionsIn(tree: ts.SourceFile): readonly (readonly [string, ts.Node])[] {
  return tree.statements.flatMap((one): (readonly [string, ts.Node])[] => {
    if (ts.isFunctionDeclaration(one) && one.name) return [[one.name.text, one]];
    if (!ts.isVariableStatement(one)) return [];
    return one.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) ? [[name.getText(), initializer]] : [],
    );
  });
}

const writesNoState: Check = (file, project) =>
  file.imports.flatMap(({ to, names }) => {
    const other = project.get(to);
    const writers = other && names.length > 0 ? writersOf(other, project) : new Set<string>();
    return names.filter((name) => writers.has(name)).map((name) => `writes state: ${name} of ${to}`);
  });

// ---- Cells of the page -------------------------------------------------------------------------------------

const cellMakers = [...makers, 'pageSingleton', 'copySingleton', 'pageWatch'];

/** The atoms and cells of the page that a file makes or reaches by their names. Undefined for a name that is computed. */
function cellNames({ path, tree }: SourceFile): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  if (path === 'src/shared/state/store.ts') return found;
  visitAll(tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !cellMakers.includes(node.expression.text)) return;
    const [name] = node.arguments;
    const kind = makers.includes(node.expression.text) ? 'atom' : 'cell';
    found.push(name && ts.isStringLiteralLike(name) ? `${kind} ${name.text}` : undefined);
  });
  return found;
}

const owners = new WeakMap<Project, ReadonlyMap<string, string>>();

/** The file of each cell: the first that names it. */
function ownersIn(project: Project): ReadonlyMap<string, string> {
  const known = owners.get(project);
  if (known) return known;
  const found = new Map<string, string>();
  for (const file of project.values()) for (const name of cellNames(file)) if (name && !found.has(name)) found.set(name, file.path);
  owners.set(project, found);
  return found;
}

const reachesNoCell: Check = (file, project) =>
  cellNames(file).flatMap((name) => {
    if (name === undefined) return ['reaches a cell by a computed name'];
    const owner = ownersIn(project).get(name);
    return owner === file.path ? [] : [`reaches the ${name} of ${owner}`];
  });

// ---- Parts of another feature ------------------------------------------------------------------------------

/**
 * The entries of a feature for the components of others: files in its own folder, hooks, and the file of a folder that has the folder's name.
 * `PlanCard/PlanCard.tsx` is an entry, and `PlanCard/CardFooter.tsx` is a part.
 */
function isEntry(to: string): boolean {
  const [, , , ...inside] = to.split('/');
  const [folder, name = ''] = inside;
  return inside.length === 1 || name === folder || folder === 'hooks' || name.startsWith('use-');
}

const drawsNoPart: Check = (file) =>
  file.imports
    .filter(({ to }) => to.startsWith('src/features/') && partOf(`${to}.js`) === 'components' && !/\.css\?inline$/.test(to))
    .filter(({ to }) => to.split('/')[2] !== file.path.split('/')[2] && !isEntry(to))
    .map(({ to }) => `draws a part of another feature: ${to}`);

// ---- The list ----------------------------------------------------------------------------------------------

interface Boundary {
  readonly of: string;
  readonly holds: (path: string) => boolean;
  readonly checks: readonly Check[];
}

const inPart =
  (...parts: readonly string[]) =>
  (path: string) =>
    parts.includes(partOf(path) ?? '');

const boundaries: readonly Boundary[] = [
  {
    of: 'a rule',
    holds: inPart('rules/'),
    checks: [importsNo('storage', 'HTTP', 'other tabs', 'the clock', 'settings', 'state'), usesNo(browser), clockReads, saysNothing],
  },
  {
    of: 'a decoder',
    holds: inPart('decoder.ts'),
    checks: [importsNo('storage', 'HTTP', 'other tabs', 'the clock', 'settings', 'state'), usesNo(browser), clockReads],
  },
  {
    of: 'a state file',
    holds: inPart('state/'),
    checks: [importsNo('storage', 'HTTP', 'other tabs'), usesNo(browser), clockReads],
  },
  { of: 'a text', holds: inPart('text/'), checks: [usesNo(browser), clockReads] },
  {
    of: 'a part of ui',
    holds: (path) => path.startsWith('src/ui/'),
    checks: [
      importsNo('storage', 'HTTP', 'other tabs', 'settings', 'state'),
      usesNo(['localStorage', 'sessionStorage', 'indexedDB', 'fetch']),
    ],
  },
  {
    of: 'a component',
    holds: inPart('components'),
    checks: [writesNoState, drawsNoPart, usesNo(['localStorage', 'sessionStorage', 'indexedDB'])],
  },
  { of: 'any file', holds: () => true, checks: [exportsNoWritableAtom, makesNoAtom, reachesNoCell] },
];

/** Every broken boundary, as `<path>: <kind of file> <fault>`. */
export function brokenBoundaries(files: readonly SourceFile[]): readonly string[] {
  const project = new Map(files.map((file) => [bare(file.path), file]));
  return boundaries.flatMap(({ of, holds, checks }) =>
    files
      .filter(({ path }) => holds(path))
      .flatMap((file) => checks.flatMap((check) => check(file, project).map((fault) => `${file.path}: ${of} ${fault}`))),
  );
}
