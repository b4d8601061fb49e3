import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

const plugins = {
  react: () => react(),
  vue: () => vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ucp-') } } }),
  svelte: () => svelte({ configFile: false }),
};

/** Runs work with NODE_ENV as for production: the tools of the hosts read it. */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    process.env.NODE_ENV = before;
  }
}

/**
 * A host application as its own tools bundle it: file name to text. The first file to load is `main.js`.
 *
 * @param {string} name
 * @param {string} entry
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function bundleHost(name, entry) {
  const result = await inProduction(() =>
    build({
      configFile: false,
      logLevel: 'error',
      base: '/hosts/',
      root: resolve(import.meta.dirname, name),
      plugins: [plugins[name]?.()],
      // The package under test is linked, not installed: it would find the React of this repository first.
      resolve: { dedupe: ['react', 'react-dom'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        rolldownOptions: {
          input: { main: resolve(import.meta.dirname, name, entry) },
          output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    }),
  );
  const { output } = [result].flat()[0];
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}
