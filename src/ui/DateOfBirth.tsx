import { plainDigits } from '../shared/validation/plain-text.js';
import { Fieldset, type FieldWords } from './Field.js';
import { type Change, type Format, textInputRef } from './field-values.js';
import type { Typed } from './masked.js';

/** The three texts as the shopper typed them. */
export interface DateTexts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

interface DateOfBirthProps extends FieldWords {
  readonly legend: string;
  readonly labels: DateTexts;
  readonly value: DateTexts;
  /** Parses a whole date; null for any other text. */
  readonly readDate: (text: string) => DateTexts | null;
  /** Gets the changed input only, or all three for a whole date. Several inputs may change before the next render. */
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

/**
 * Month, day and year in three inputs with one error. A whole date pasted or filled into any of them fills all three
 * (INP-03).
 */
export function DateOfBirth(props: DateOfBirthProps) {
  const { legend, labels, value, readDate, onChange, hint, error, isRequired, isDisabled, isFull } = props;
  const wholeDate = (change: Change) =>
    possiblyAdded(change)
      .map(readDate)
      .find((date) => date !== null) ?? null;
  const onText = (name: keyof DateTexts) => (text: string, change: Change) => onChange(wholeDate(change) ?? { [name]: text });
  const formatOf =
    (name: keyof DateTexts, length: number): Format =>
    (typed, before, how) => {
      const date = wholeDate({ typed: typed.text, before });
      return date ? atEnd(date[name]) : within(length, inPlainDigits(typed), before, how);
    };
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
                autoComplete={autoComplete}
                spellCheck="false"
                required={isRequired}
                disabled={isDisabled}
                aria-invalid={!!error}
                aria-describedby={describedBy}
                ref={textInputRef({ value: value[name], onText: onText(name), format: formatOf(name, length) })}
              />
            </label>
          ))}
        </div>
      )}
    </Fieldset>
  );
}

/** Lists the texts that may have been entered: the whole text, an inserted part, or one that replaced a part. */
function possiblyAdded({ typed, before }: Change): readonly string[] {
  const inserted = [...`${before} `]
    .map((_, at) => [before.slice(0, at), before.slice(at)] as const)
    .filter(([start, end]) => typed.length >= before.length && typed.startsWith(start) && typed.endsWith(end))
    .map(([start, end]) => typed.slice(start.length, typed.length - end.length));
  return [typed, ...inserted, added(typed, before)];
}

/** The text that replaced a part of `before`. */
function added(text: string, before: string): string {
  const most = Math.min(text.length, before.length);
  let start = 0;
  while (start < most && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/**
 * Limits the length as `maxlength` does, which would also cut a whole date. A full input accepts no more typing;
 * longer text is cut.
 */
function within(length: number, typed: Typed, before: string, how: string | undefined): Typed {
  if (typed.text.length <= length) return typed;
  return how === 'insertText' && before.length === length
    ? { text: before, caret: typed.caret - 1 }
    : atEnd(typed.text.trim().slice(0, length));
}

function inPlainDigits({ text, caret }: Typed): Typed {
  return { text: plainDigits(text), caret: plainDigits(text.slice(0, caret)).length };
}

const atEnd = (text: string): Typed => ({ text, caret: text.length });
