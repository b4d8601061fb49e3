import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { describe } from '../rollup/describe/model.mjs';
import { declaredIn, themes } from '../scripts/lib/tokens/theme-files.mjs';

const NAME = 'virtual:described';

/** The tokens of every theme, and the custom properties of every tag. */
async function source(): Promise<string> {
  const { tags } = await describe();
  const tokens = Object.fromEntries(Object.keys(themes).map((theme) => [theme, declaredIn(theme)]));
  const properties = Object.fromEntries(tags.map(({ tag, cssProperties }) => [tag, cssProperties]));
  return `export const tokens = ${JSON.stringify(tokens)};\nexport const cssProperties = ${JSON.stringify(properties)};\n`;
}

/**
 * The module `virtual:described`: the values that the pages of the Storybook show. It reads the themes and the
 * definitions as `npm run describe` does, so that no page repeats a value.
 */
export function described(): Plugin {
  return {
    name: 'described',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      for (const file of Object.values(themes)) this.addWatchFile(fileURLToPath(new URL(`../src/themes/${file}`, import.meta.url)));
      return source();
    },
  };
}
