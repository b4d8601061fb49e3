import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const script = /\.tsx?$/;

/** The file that a relative import ending in `.js` stands for: sources import what will be emitted. */
function sourceOf(path) {
  const stem = path.replace(/\.js$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(candidate));
}

/**
 * TypeScript to JavaScript one file at a time. Types are the business of `tsc --noEmit` and declarations of one
 * `tsc` call, so that a bundle need not wait for a type check. `before` are TypeScript transformers.
 */
export function transpile({ sourceMap = false, before = [] } = {}) {
  return {
    name: 'transpile',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.js')) return null;
      return sourceOf(resolve(dirname(importer), source)) ?? null;
    },
    load(id) {
      return script.test(id) ? readFileSync(id, 'utf8') : null;
    },
    transform(code, id) {
      if (!script.test(id)) return null;
      const { outputText, sourceMapText } = ts.transpileModule(code, {
        fileName: id,
        transformers: { before },
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          jsx: ts.JsxEmit.ReactJSX,
          verbatimModuleSyntax: true,
          isolatedModules: true,
          sourceMap,
        },
      });
      const text = outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      return { code: text, map: sourceMap && sourceMapText ? JSON.parse(sourceMapText) : { mappings: '' } };
    },
  };
}
