import css from './Progress.css?inline';

interface ProgressProps {
  /** Number of finished steps, 0 to `of`. */
  readonly done: number;
  readonly of: number;
  /** The position in words: 'Step 11 of 17'. */
  readonly label: string;
  /** The next step, shown at the end of the line. */
  readonly note?: string | undefined;
}

/** Progress of an application in segments. The label has the value as text. */
export function Progress({ done, of, label, note }: ProgressProps) {
  return (
    <div className="progress">
      <p className="progress__label">
        <b>{label}</b>
        {note && <span className="muted">{note}</span>}
      </p>
      <div className="progress__track" aria-hidden="true">
        {[...Array(of).keys()].map((step) => (
          <i key={step} className={step < done ? 'is-done' : undefined} />
        ))}
      </div>
    </div>
  );
}

export const progressStyles: readonly string[] = [css];
