import { type HTMLInputAutoCompleteAttribute, type RefObject, useState } from 'react';
import { Button } from './Button.js';
import { classes } from './classes.js';
import { Field, type FieldWords } from './Field.js';
import { textBox } from './field-values.js';
import { masked } from './masked.js';

interface MaskedInputProps extends FieldWords {
  readonly label: string;
  readonly value: string;
  /** The text in its own form; a text that has it already stays as it is. */
  readonly mask: (text: string) => string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'text' | 'numeric' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isFull?: boolean | undefined;
  /** The words of a button that hides the text from other people's eyes, and shows it again. Without them there is none. */
  readonly cover?: CoverWords | undefined;
  /** The input, for an owner that puts focus on it. */
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

interface CoverWords {
  readonly show: string;
  readonly hide: string;
}

/**
 * A text field with a form of its own, such as a number with hyphens. It is a native input: the browser puts in what is typed, pasted or
 * filled in. Then the text is rewritten and the caret put back behind its character. Composed text is rewritten once the composition has
 * ended (INP-02). There is no `maxlength`, which would cut a pasted text before the mask has seen it.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { label, hint, error, isFull, value, mask, onChange, inputMode = 'text', autoComplete, isRequired, isDisabled, cover, ref } = props;
  const [isCovered, setCovered] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isFull={isFull}>
      {({ id, describedBy }) => (
        <span className={cover && 'covering'}>
          <input
            className={classes('input', isCovered && 'is-covered')}
            id={id}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required={isRequired}
            disabled={isDisabled}
            aria-invalid={!!error}
            aria-describedby={describedBy}
            ref={textBox({
              value,
              onText: (text) => onChange(text),
              format: (typed, before, how) => masked(typed, before, mask, how),
              owner: ref,
            })}
          />
          {cover && (
            <Button kind="quiet" suffix={label} onClick={() => setCovered(!isCovered)}>
              {isCovered ? cover.show : cover.hide}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
