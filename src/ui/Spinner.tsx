interface SpinnerProps {
  /** Names the large spinner of a waiting view; without it the spinner is decoration beside words. */
  readonly label?: string | undefined;
}

/** A turning ring; it stands still under reduced motion. */
export function Spinner({ label }: SpinnerProps) {
  if (!label) return <span className="spinner" aria-hidden="true" />;
  return <span className="spinner spinner--lg" role="progressbar" aria-label={label} />;
}
