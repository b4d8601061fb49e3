import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** The files of the library and of TypeScript's own types are the same for every program: each is parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The compiler's view of the disk. Files in the folder of the test change between programs. */
function hostFor(folder: string, of: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(of);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    if (path.startsWith(folder)) return parse(path, ...rest);
    if (!parsed.has(path)) parsed.set(path, parse(path, ...rest));
    return parsed.get(path);
  };
  return host;
}

function messagesOf(program: ts.Program, path: string): readonly string[] {
  const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(path));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Writes these files (name to text) into a folder and compiles them together. Returns the compiler's messages by file name. */
export function compileFiles(folder: string, files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const names = Object.keys(files);
  for (const name of names) writeFileSync(resolve(folder, name), files[name] ?? '');
  const program = ts.createProgram(
    names.map((name) => resolve(folder, name)),
    options,
    hostFor(folder, options),
  );
  return new Map(names.map((name) => [name, messagesOf(program, resolve(folder, name))]));
}

/** The code block of a document that contains `mark`, with its language. */
export function blockOf(document: string, mark: string): readonly [language: string, code: string] {
  const blocks = [...readFileSync(resolve(root, document), 'utf8').matchAll(/^```(\w+)$(.*?)^```$/gms)];
  const [, language = '', code = ''] = blocks.find(([, , one = '']) => one.includes(mark)) ?? [];
  if (!code) throw new Error(`${document} has no block with ${mark}`);
  return [language, code];
}

/**
 * Compiles a code block in a file of its language. `ahead` is code of the reader's own that comes before it. `modules` maps import names
 * to files, relative to the folder. Returns the compiler's messages.
 */
export function compileBlock(
  folder: string,
  [language, code]: readonly [string, string],
  ahead: string,
  modules: Readonly<Record<string, string>>,
): readonly string[] {
  const file = resolve(folder, `recipe.${language.replace('js', 'ts')}`);
  writeFileSync(file, `${ahead}${code}`);
  const paths = Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, [resolve(folder, path)]]));
  const own = { ...options, skipLibCheck: true, paths };
  return messagesOf(ts.createProgram([file], own, hostFor(folder, own)), file);
}
