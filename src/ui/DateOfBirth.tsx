import { Fieldset, type FieldWords } from './Field.js';
import { showing } from './showing.js';

/** The three texts as typed. */
export interface DateTexts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

interface DateOfBirthProps extends FieldWords {
  readonly legend: string;
  readonly labels: DateTexts;
  readonly value: DateTexts;
  /** Gets the box that was typed in alone: several may be filled in before the others are drawn again. */
  readonly onChange: (typed: Partial<DateTexts>) => void;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isFull?: boolean | undefined;
}

const boxes = [
  { name: 'month', length: 2, autoComplete: 'bday-month' },
  { name: 'day', length: 2, autoComplete: 'bday-day' },
  { name: 'year', length: 4, autoComplete: 'bday-year' },
] as const;

/** Month, day and year, each its own box; one error for the three. */
export function DateOfBirth({ legend, labels, value, onChange, hint, error, isRequired, isDisabled, isFull }: DateOfBirthProps) {
  return (
    <Fieldset legend={legend} hint={hint} error={error} isFull={isFull}>
      {({ describedBy }) => (
        <div className="dob">
          {boxes.map(({ name, length, autoComplete }) => (
            <label key={name}>
              {labels[name]}
              <input
                className="input"
                inputMode="numeric"
                maxLength={length}
                autoComplete={autoComplete}
                spellCheck={false}
                required={isRequired}
                disabled={isDisabled}
                aria-invalid={!!error}
                aria-describedby={describedBy}
                ref={showing(value[name])}
                onChange={(event) => onChange({ [name]: event.currentTarget.value })}
              />
            </label>
          ))}
        </div>
      )}
    </Fieldset>
  );
}
