import css from './Spinner.css?inline';
/** A spinner for a loading view. It does not rotate with reduced motion. */
export function Spinner({ label }: { readonly label: string }) {
  return <span className="spinner" role="progressbar" aria-label={label} />;
}

export const spinnerStyles: readonly string[] = [css];
