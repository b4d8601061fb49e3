import type { RefCallback, RefObject } from 'react';

/**
 * The `ref` of an input that shows this text, by its property alone: what React calls `value` it writes into the attribute too, as it
 * is typed, and a name, a birth date or a Medicare number is in no attribute.
 */
export function showing(value: string, owner?: RefObject<HTMLInputElement | null>): RefCallback<HTMLInputElement> {
  return (input) => {
    if (owner) owner.current = input;
    if (input && input.value !== value) input.value = value;
  };
}

/** The same for a choice: a gender, or the answer about Extra Help, is in no attribute either. */
export function chosen(isChosen: boolean): RefCallback<HTMLInputElement> {
  return (input) => {
    if (input) input.checked = isChosen;
  };
}
