import { type ChangeEvent, type RefObject, useCallback } from 'react';
import { maskZip } from '../../domain/validation/zip.js';
import { Field } from '../../ui/Field.js';
import { showing } from '../../ui/showing.js';

interface ZipFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (zip: string) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/**
 * Takes five digits and nothing else (VAL-02). The text is cleaned after the browser has put it in, so that '85004-1234'
 * can be pasted or filled in; there is no `maxlength`, which would cut it before. The caret stays behind the digit it was behind.
 */
export function ZipField({ label, hint, error, value, onChange, ref }: ZipFieldProps) {
  const clean = useCallback(
    ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
      const typed = input.value;
      const masked = maskZip(typed);
      if (masked !== typed) {
        const caret = maskZip(typed.slice(0, input.selectionStart ?? typed.length)).length;
        input.value = masked;
        input.setSelectionRange(caret, caret);
      }
      onChange(masked);
    },
    [onChange],
  );
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <input
          className="input"
          id={id}
          ref={showing(value, ref)}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          aria-invalid={!!error}
          aria-describedby={describedBy}
          onChange={clean}
        />
      )}
    </Field>
  );
}
