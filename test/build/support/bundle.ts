import { type Plugin, rollup } from 'rollup';

/** One module and all that it imports, as the plugins resolve it, in one file; `name` says what kind of module it is. */
export async function bundleSource(source: string, name: string, plugins: readonly Plugin[]): Promise<string> {
  const id = `${import.meta.dirname}/${name}`;
  const bundle = await rollup({
    input: id,
    onwarn: () => undefined,
    plugins: [{ name: 'entry', resolveId: (one) => (one === id ? id : null), load: (one) => (one === id ? source : null) }, ...plugins],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

/** What a bundle exports. */
export function importCode<T>(code: string): Promise<T> {
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
