import { classes } from './classes.js';
import { FieldError, useFieldIds } from './Field.js';
import { choiceInputRef } from './field-values.js';

interface CheckboxProps {
  readonly label: string;
  /** A line below the label, which belongs to it. */
  readonly hint?: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isFull?: boolean | undefined;
}

/** A checkbox with its label. */
export function Checkbox({ label, hint, isChecked, onChange, error, isRequired, isFull }: CheckboxProps) {
  const ties = useFieldIds({ error });
  return (
    <div className={classes('field', isFull && 'is-full')}>
      <label className="check">
        <input
          type="checkbox"
          ref={choiceInputRef(isChecked, onChange)}
          required={isRequired}
          aria-invalid={!!error}
          aria-describedby={ties.describedBy}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {label}
          {hint && (
            <>
              {' '}
              <small>
                <bdi>{hint}</bdi>
              </small>
            </>
          )}
        </span>
      </label>
      <FieldError ids={ties}>{error}</FieldError>
    </div>
  );
}
