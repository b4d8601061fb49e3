import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldWords } from './Field.js';
import { textInputRef } from './field-values.js';

interface TextInputProps extends FieldWords {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isFull?: boolean | undefined;
}

/**
 * A labeled text input, controlled by its owner. Spell checking is off, because a browser may send the text to a
 * spelling service.
 */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, isFull, value, onChange, type = 'text', autoComplete, isRequired, isDisabled } = props;
  return (
    <Field label={label} hint={hint} error={error} isFull={isFull}>
      {({ id, describedBy }) => (
        <input
          className="input"
          id={id}
          ref={textInputRef({ value, onText: (text) => onChange(text) })}
          type={type}
          autoComplete={autoComplete}
          // A text, because preact leaves out an attribute that is `false`.
          spellCheck="false"
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={!!error}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
