import { minify as minifyCode } from 'vite';

/** Minifies each chunk with Vite's minifier. */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(source, { fileName }) {
      const { code, map, errors } = await minifyCode(fileName, source, { module: true, compress: { target: 'es2022' }, sourcemap: true });
      if (errors.length > 0) this.error(errors[0].message);
      return { code, map };
    },
  };
}
