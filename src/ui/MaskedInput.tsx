import { type ChangeEvent, type HTMLInputAutoCompleteAttribute, type RefObject, useRef } from 'react';
import { Field, type FieldWords } from './Field.js';
import { masked } from './masked.js';
import { showing } from './showing.js';

interface MaskedInputProps extends FieldWords {
  readonly label: string;
  readonly value: string;
  /** What typing makes of the text: the same text again for what it has made. */
  readonly mask: (text: string) => string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'text' | 'numeric' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isFull?: boolean | undefined;
  /** The input, for an owner that puts focus on it. */
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * A text field that writes its text in a form of its own, such as a number with hyphens. It is a native input: the browser
 * puts in what is typed, pasted or filled in, then the text is rewritten and the caret put back behind the character that it
 * was behind. There is no `maxlength`, which would cut what is pasted before the mask has seen it.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { label, hint, error, isFull, value, mask, onChange, inputMode = 'text', autoComplete, isRequired, isDisabled, ref } = props;
  const before = useRef(value);
  before.current = value;
  const rewrite = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = masked(typed, before.current, mask, (nativeEvent as InputEvent).inputType);
    if (text !== typed.text) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    onChange(text);
  };
  return (
    <Field label={label} hint={hint} error={error} isFull={isFull}>
      {({ id, describedBy }) => (
        <input
          className="input"
          id={id}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={!!error}
          aria-describedby={describedBy}
          ref={showing(value, ref)}
          onChange={rewrite}
        />
      )}
    </Field>
  );
}
