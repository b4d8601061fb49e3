import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

/** `tsconfig.scripts.json` checks scripts without asking for types. What TypeScript imports from them must have its types. */

const importers = ['.storybook', 'bench', 'test'].flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

/** The names that these files import from a script, each with the path of the script. */
const imported = [...importers, 'vitest.config.ts'].flatMap((file) =>
  [...readFileSync(inProject(file), 'utf8').matchAll(/^import \{([^}]*)\} from '(\.[^']*\.mjs)'/gm)].flatMap(
    ([, names = '', script = '']) =>
      names.split(',').map((name) => [join(dirname(file), script), name.trim().replace(/ as .*/, '')] as const),
  ),
);

/** A default gives a type too, such as `{ force = false } = {}`. */
function isTyped(one: ts.ParameterDeclaration, own: ts.Node): boolean {
  const isFromDefault =
    one.initializer &&
    (ts.isIdentifier(one.name) || one.name.elements.every((part) => 'initializer' in part && part.initializer !== undefined));
  return isFromDefault === true || ts.getJSDocType(one) !== undefined || ts.getJSDocType(own) !== undefined;
}

/** The exported functions with a parameter that has no type. */
function untypedIn(script: string): readonly string[] {
  const source = ts.createSourceFile(script, readFileSync(inProject(script), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  return source.statements.flatMap((one) => {
    const functions = ts.isFunctionDeclaration(one)
      ? [{ name: one.name, own: one, parameters: one.parameters }]
      : ts.isVariableStatement(one)
        ? one.declarationList.declarations.map(({ name, initializer }) => ({
            name,
            own: one,
            parameters: initializer && ts.isArrowFunction(initializer) ? initializer.parameters : [],
          }))
        : [];
    return functions
      .filter(({ own, parameters }) => !parameters.every((each) => isTyped(each, own)))
      .map(({ name }) => name?.getText() ?? '');
  });
}

it('every function that TypeScript imports from a script has types for its parameters', () => {
  const scripts = new Set(imported.map(([script]) => script));
  expect(scripts.size).toBeGreaterThan(20);
  const untyped = new Map([...scripts].map((script) => [script, untypedIn(script)]));
  expect(imported.filter(([script, name]) => untyped.get(script)?.includes(name))).toEqual([]);
});
