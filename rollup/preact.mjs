const stand = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** The preact flavour: the same pieces, drawn by preact/compat. */
export function preactInPlaceOfReact() {
  return {
    name: 'preact-in-place-of-react',
    resolveId(source, importer) {
      return Object.hasOwn(stand, source) ? this.resolve(stand[source], importer, { skipSelf: true }) : null;
    },
  };
}
