import { classes } from './classes.js';
import { Fieldset, type FieldWords, fieldStyles } from './Field.js';
import { choiceInputRef } from './field-values.js';
import css from './RadioChoice.css?inline';

interface RadioChoiceProps<V extends string> extends FieldWords {
  readonly legend: string;
  /** A note stands under its label. */
  readonly options: readonly { readonly value: V; readonly label: string; readonly note?: string }[];
  /** Null until the shopper chooses. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Places two short answers side by side. */
  readonly isRow?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isFull?: boolean | undefined;
}

/** A group of radios, each in a box that is a click target. */
export function RadioChoice<V extends string>(props: RadioChoiceProps<V>) {
  const { legend, hint, error, isFull, options, value, onChange, isRow, isRequired, isDisabled } = props;
  return (
    <Fieldset legend={legend} hint={hint} error={error} isFull={isFull} isRequired={isRequired} isRadioGroup>
      {({ id }) => (
        <div className={classes('choices', isRow && 'choices--row')}>
          {options.map((option) => (
            <label className="choice" key={option.value}>
              <input
                type="radio"
                name={id}
                value={option.value}
                ref={choiceInputRef(option.value === value, (isChosen) => isChosen && onChange(option.value))}
                disabled={isDisabled}
                onChange={() => onChange(option.value)}
              />
              {option.note === undefined ? (
                option.label
              ) : (
                <span>
                  {option.label}
                  <small className="choice__note">{option.note}</small>
                </span>
              )}
            </label>
          ))}
        </div>
      )}
    </Fieldset>
  );
}

export const radioChoiceStyles: readonly string[] = [...fieldStyles, css];
