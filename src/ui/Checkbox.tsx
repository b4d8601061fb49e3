import { classes } from './classes.js';
import { FieldError, useFieldIds } from './Field.js';
import { choiceInputRef } from './field-values.js';

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isFull?: boolean | undefined;
}

/** A checkbox with its label. */
export function Checkbox({ label, isChecked, onChange, error, isRequired, isFull }: CheckboxProps) {
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
        <span>{label}</span>
      </label>
      <FieldError ids={ties}>{error}</FieldError>
    </div>
  );
}
