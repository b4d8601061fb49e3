function Heads({ of }: { readonly of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((head) => (
          <th scope="col" key={head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PhrasesProps {
  readonly heads: readonly [string, string, string];
  /** A situation, the text that shoppers read, and the reason. */
  readonly rows: readonly (readonly [string, string, string])[];
  /** The language of the texts, if it is not the page's. */
  readonly lang?: string;
}

/** Texts of the library, each with its reason. */
export function Phrases({ heads, rows, lang }: PhrasesProps) {
  return (
    <table className="page-table">
      <Heads of={heads} />
      <tbody>
        {rows.map(([situation, text, reason]) => (
          <tr key={situation}>
            <th scope="row">{situation}</th>
            <td lang={lang}>{text}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TermsProps {
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** A term and its use, or a term in two languages. */
export function Terms({ heads, rows }: TermsProps) {
  return (
    <table className="page-table page-table--two">
      <Heads of={heads} />
      <tbody>
        {rows.map(([term, use]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
