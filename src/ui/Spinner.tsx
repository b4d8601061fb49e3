/** A turning ring for a view that waits; it stands still under reduced motion. */
export function Spinner({ label }: { readonly label: string }) {
  return <span className="spinner" role="progressbar" aria-label={label} />;
}
