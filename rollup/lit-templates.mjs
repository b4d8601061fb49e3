/** Lit's templates alone: no tag of the library is a LitElement, and a module that wants one fails the build. */
export function litTemplates() {
  return {
    name: 'lit-templates',
    resolveId(source, importer) {
      return source === 'lit' ? this.resolve('lit/html.js', importer, { skipSelf: true }) : null;
    },
  };
}
