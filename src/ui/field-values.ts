import type { RefCallback, RefObject } from 'react';
import type { Typed } from './masked.js';

/**
 * How inputs and their owner exchange values (INP-02):
 *
 * - An input is written only if its owner changes the value. Text from a password manager or a script stays.
 * - Nothing is written during composition.
 * - `takeFields` reads every input before a form is sent, with or without an event.
 *
 * Values are set as properties only. React also writes `value` into the attribute, and personal data must not be in an
 * attribute (TRK-07).
 */
interface HeldValue {
  /** The value that the owner holds. */
  readonly shown: string | boolean;
  /** Reports the input's value if it differs from the owner's. */
  readonly take: (event?: Event) => void;
}

const held = new WeakMap<HTMLInputElement, HeldValue>();
const composing = new WeakSet<HTMLInputElement>();

/** A text from the browser, and the text before the change. */
export interface Change {
  readonly typed: string;
  readonly before: string;
}

/** @param how the `inputType` of the browser's event, if there is one */
export type Format = (typed: Typed, before: string, how: string | undefined) => Typed;

interface TextBox {
  readonly value: string;
  /** Gets the text that the input shows now, and the change that led to it. A format may have left the text as it was. */
  readonly onText: (text: string, change: Change) => void;
  /** Formats a text that was entered. Waits for the end of a composition. */
  readonly format?: Format | undefined;
  /** The input element, so that the owner can focus it. */
  readonly owner?: RefObject<HTMLInputElement | null> | undefined;
}

/** The `ref` of a text input. The input reports its text itself, so it needs no `onChange`. */
export function textInputRef({ value, onText, format, owner }: TextBox): RefCallback<HTMLInputElement> {
  return (input) => {
    if (owner) owner.current = input;
    if (!input) return;
    const known = held.get(input);
    if (!known) listen(input);
    if (known?.shown !== value && input.value !== value && !composing.has(input)) input.value = value;
    hold(input, value);
  };

  function hold(input: HTMLInputElement, shown: string): void {
    held.set(input, { shown, take: (event) => take(input, shown, event) });
  }

  function take(input: HTMLInputElement, before: string, event: Event | undefined): void {
    const typed = input.value;
    const isComposed = composing.has(input) || (event as InputEvent | undefined)?.isComposing;
    if (typed === before || (event && format && isComposed)) return;
    const caret = input.selectionStart ?? typed.length;
    const made = format?.({ text: typed, caret }, before, (event as InputEvent | undefined)?.inputType) ?? { text: typed, caret };
    if (made.text !== typed && !isComposed) {
      input.value = made.text;
      input.setSelectionRange(made.caret, made.caret);
    }
    hold(input, made.text);
    onText(made.text, { typed, before });
  }
}

/**
 * The `ref` of a checkbox or a radio. Its owner hears of clicks by `onChange`. `onChosen` reports a state that was set
 * without a click.
 */
export function choiceInputRef(isChosen: boolean, onChosen: (isChosen: boolean) => void): RefCallback<HTMLInputElement> {
  return (input) => {
    if (!input) return;
    if (held.get(input)?.shown !== isChosen) input.checked = isChosen;
    held.set(input, { shown: isChosen, take: () => input.checked !== isChosen && onChosen(input.checked) });
  };
}

/** Reads the values of all inputs in a form before it is sent. */
export function readFields(form: ParentNode): void {
  for (const input of form.querySelectorAll('input')) held.get(input)?.take();
}

/** Uses native listeners: React compares with its own record of the value, which a script can bypass. */
function listen(input: HTMLInputElement): void {
  const take = (event: Event) => held.get(input)?.take(event);
  input.addEventListener('compositionstart', () => composing.add(input));
  for (const name of ['compositionend', 'change', 'input']) {
    input.addEventListener(name, (event) => {
      // Some browsers send the last `input` event after `compositionend`, others before it.
      if (name !== 'input') composing.delete(input);
      take(event);
    });
  }
}
