/** A stylesheet as text: Vite and the rollup build both answer `?inline` imports with the file's CSS. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
