import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Every text of the English files that no code uses. TypeScript's checker knows which text an expression means. */

const root = resolve(import.meta.dirname, '..');

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['src/index.ts'] }, ts.sys, root);
  const { tsBuildInfoFile: _, ...withoutFile } = options;
  const files = ['src', 'elements'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  return ts.createProgram(files, { ...withoutFile, types: [], incremental: false });
}

/** The declaration of each text, or group of texts, with its paths, such as `planCard.lead.of`. */
type Texts = ReadonlyMap<ts.Node, ReadonlySet<string>>;

function textsOf(program: ts.Program, checker: ts.TypeChecker): Texts {
  const texts = new Map<ts.Node, Set<string>>();
  const add = (type: ts.Type, path: string): void => {
    for (const property of checker.getPropertiesOfType(type)) {
      const inside = checker.getTypeOfSymbol(property);
      const at = `${path}.${property.name}`;
      if (isGroup(checker, inside)) add(inside, at);
      for (const declaration of property.declarations ?? []) texts.set(declaration, new Set(texts.get(declaration)).add(at));
    }
  };
  for (const file of program.getSourceFiles()) {
    const module = checker.getSymbolAtLocation(file);
    if (!module || !/\/text\/en\/[^/]+\.ts$/.test(file.fileName)) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const type = checker.getTypeOfSymbol(exported);
      if (isGroup(checker, type)) add(type, exported.name);
    }
  }
  return texts;
}

/** An object of texts. A text, a function that makes one and a list are none. */
function isGroup(checker: ts.TypeChecker, type: ts.Type): boolean {
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  return isObject && type.getCallSignatures().length === 0 && !checker.isArrayLikeType(type);
}

/** The declarations of texts that any expression reads. Only a property with the name of a text is asked for its type: that takes most of the time. */
function readProperties(program: ts.Program, checker: ts.TypeChecker, texts: Texts): ReadonlySet<ts.Node> {
  const read = new Set<ts.Node>();
  const names = new Set([...texts.values()].flatMap((paths) => [...paths].map((path) => path.slice(path.lastIndexOf('.') + 1))));
  const mark = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) read.add(declaration);
  };
  const markAll = (type: ts.Type): void => {
    for (const property of checker.getPropertiesOfType(type)) {
      const inside = checker.getTypeOfSymbol(property);
      mark(property);
      if (property.declarations?.some((one) => texts.has(one)) && isGroup(checker, inside)) markAll(inside);
    }
  };
  /** A group that is given away as a whole, as to a component: all of it counts. */
  const isGivenAway = ({ parent }: ts.Node) =>
    !ts.isPropertyAccessExpression(parent) && !ts.isElementAccessExpression(parent) && !ts.isVariableDeclaration(parent);
  const readMember = (node: ts.ElementAccessExpression): void => {
    const type = checker.getApparentType(checker.getTypeAtLocation(node.expression));
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const keys = key.isUnion() ? key.types : [key];
    if (!keys.every((one) => one.isStringLiteral())) markAll(type);
    else for (const { value } of keys) mark(checker.getPropertyOfType(type, value));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      mark(symbol);
      if (symbol?.declarations?.some((one) => texts.has(one)) && isGivenAway(node)) markAll(checker.getTypeAtLocation(node));
    } else if (ts.isElementAccessExpression(node)) readMember(node);
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && names.has(name.text)) mark(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!program.isSourceFileFromExternalLibrary(file) && !file.isDeclarationFile) visit(file);
  return read;
}

it('every text is shown by some code', { timeout: 300_000 }, () => {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const texts = textsOf(program, checker);
  expect(texts.size).toBeGreaterThan(400);
  const read = readProperties(program, checker, texts);
  const unused = [...texts].filter(([declaration]) => !read.has(declaration)).flatMap(([, paths]) => [...paths]);
  expect(unused).toEqual([]);
});
