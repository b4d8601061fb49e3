import { type HTMLInputAutoCompleteAttribute, type RefObject, useState } from 'react';
import { Button } from './Button.js';
import { classes } from './classes.js';
import { Field, type FieldWords } from './Field.js';
import { textInputRef } from './field-values.js';
import { masked } from './masked.js';

interface MaskedInputProps extends FieldWords {
  readonly label: string;
  readonly value: string;
  /** Returns the masked text. A text that is masked already stays as it is. */
  readonly mask: (text: string) => string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'text' | 'numeric' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isFull?: boolean | undefined;
  /** The labels of a button that hides and shows the text. Without them there is no button. */
  readonly cover?: CoverWords | undefined;
  /** The input element, so that the owner can focus it. */
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

interface CoverWords {
  readonly show: string;
  readonly hide: string;
}

/**
 * A text field with a mask, such as a number with hyphens. It is a native input: the browser enters typed, pasted and
 * filled text. Then the text is rewritten, and the caret moves to the same character. Composed text is rewritten after
 * the composition (INP-02). It has no `maxlength`, which would cut a pasted text before it is masked.
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
            spellCheck="false"
            required={isRequired}
            disabled={isDisabled}
            aria-invalid={!!error}
            aria-describedby={describedBy}
            ref={textInputRef({
              value,
              onText: (text, { before }) => text !== before && onChange(text),
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
