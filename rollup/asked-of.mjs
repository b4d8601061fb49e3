/**
 * The names that a module takes from packages beside those that stay, as `['useTransition of react', …]`.
 *
 * @param program the module's syntax tree
 * @param {Readonly<Record<string, readonly string[]>>} kept the names that stay, by the package's entry
 */
export function askedBeside(program, kept) {
  return program.body
    .filter(({ type, source }) => /^(Import|Export)/.test(type) && Object.hasOwn(kept, source?.value ?? ''))
    .flatMap(({ specifiers = [{}], source: { value: entry } }) =>
      specifiers
        .map(
          ({ type, imported, local }) =>
            ({ ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' })[type] ?? (imported ?? local)?.name ?? '*',
        )
        .filter((name) => !kept[entry].includes(name))
        .map((name) => `${name} of ${entry}`),
    );
}
