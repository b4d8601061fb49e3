interface ProgressProps {
  /** Steps done, from none to all of them. */
  readonly done: number;
  readonly of: number;
  /** Says where the shopper is: 'Step 11 of 17'. */
  readonly label: string;
  /** At the other end of the line: what comes next. */
  readonly note?: string | undefined;
}

/** How far an application has come, in segments; the words hold the value. */
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
