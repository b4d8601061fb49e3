/** A YAML file as an object: the build reads it. */
declare module '*.yaml' {
  const document: Readonly<Record<string, unknown>>;
  export default document;
}
