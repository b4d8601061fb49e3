import type { HTMLInputAutoCompleteAttribute, RefObject } from 'react';
import { Field, type FieldWords } from './Field.js';
import { showing } from './showing.js';

interface TextInputProps extends FieldWords {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly maxLength?: number | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isFull?: boolean | undefined;
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** One line of text with its label; the value is the owner's. */
export function TextInput(props: TextInputProps) {
  const {
    label,
    hint,
    error,
    isFull,
    value,
    onChange,
    type = 'text',
    inputMode,
    autoComplete,
    maxLength,
    isRequired,
    isDisabled,
    ref,
  } = props;
  return (
    <Field label={label} hint={hint} error={error} isFull={isFull}>
      {({ id, describedBy }) => (
        <input
          className="input"
          id={id}
          ref={showing(value, ref)}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={!!error}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
