import type { RefCallback, RefObject } from 'react';
import type { Typed } from './masked.js';

/**
 * How inputs show what their owner holds, and how the owner learns what they hold (INP-02):
 *
 * - An input is written only when its owner changes the value. What a password manager or a script has put there stays.
 * - Nothing is written while text is being composed.
 * - `takeFields` reads every input before a form is sent, whether or not there was an event.
 *
 * Values are set as properties alone. React writes its `value` into the attribute too, and a name, a birth date or a Medicare number is in
 * no attribute (TRK-07).
 */
interface Held {
  /** What the owner holds. */
  readonly shown: string | boolean;
  /** Reports what the input holds if the owner holds something else. */
  readonly take: (event?: Event) => void;
}

const held = new WeakMap<HTMLInputElement, Held>();
const composing = new WeakSet<HTMLInputElement>();

/** A text as the browser put it in, and the one that was shown before it. */
export interface Change {
  readonly typed: string;
  readonly before: string;
}

/** @param how the `inputType` of the browser's event, if there is one */
export type Format = (typed: Typed, before: string, how: string | undefined) => Typed;

interface TextBox {
  readonly value: string;
  /** Gets the text that the input shows now, and the change that led to it. */
  readonly onText: (text: string, change: Change) => void;
  /** The text that the input shows for what was put in. It waits for the end of a composition. */
  readonly format?: Format | undefined;
  /** The input, for an owner that puts focus on it. */
  readonly owner?: RefObject<HTMLInputElement | null> | undefined;
}

/** The `ref` of a text input. The input reports its text by itself: it needs no `onChange`. */
export function textBox({ value, onText, format, owner }: TextBox): RefCallback<HTMLInputElement> {
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
    if (made.text !== before) onText(made.text, { typed, before });
  }
}

/** The `ref` of a tick or a radio. Its owner hears of presses by `onChange`; `onChosen` is for what was set without one. */
export function choiceBox(isChosen: boolean, onChosen: (isChosen: boolean) => void): RefCallback<HTMLInputElement> {
  return (input) => {
    if (!input) return;
    if (held.get(input)?.shown !== isChosen) input.checked = isChosen;
    held.set(input, { shown: isChosen, take: () => input.checked !== isChosen && onChosen(input.checked) });
  };
}

/** Reads what the inputs of a form hold, before it is sent. */
export function takeFields(form: ParentNode): void {
  for (const input of form.querySelectorAll('input')) held.get(input)?.take();
}

/** Natively, and not by React: what it hears depends on its record of the value, which a script can pass by. */
function listen(input: HTMLInputElement): void {
  const take = (event: Event) => held.get(input)?.take(event);
  input.addEventListener('compositionstart', () => composing.add(input));
  for (const name of ['compositionend', 'change', 'input']) {
    input.addEventListener(name, (event) => {
      // Some browsers send the last text behind the end, others before it.
      if (name !== 'input') composing.delete(input);
      take(event);
    });
  }
}
