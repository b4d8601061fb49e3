import { useState } from 'react';
import { expect, it } from 'vitest';
import { maskZip } from '../../src/shared/validation/zip.js';
import { readFields } from '../../src/ui/field-values.js';
import { MaskedInput } from '../../src/ui/MaskedInput.js';
import { render, runInAct } from './render.js';

/** Text that is composed with an input method, as on phones and for other scripts. */

function show() {
  let held = '';
  let draw: (count: number) => void = () => undefined;
  function Field() {
    const [value, onChange] = useState('');
    const [, again] = useState(0);
    held = value;
    draw = again;
    return <MaskedInput label="ZIP code" value={value} onChange={onChange} mask={maskZip} />;
  }
  const { find, root } = render(<Field />);
  const input = find<HTMLInputElement>('input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  /** The browser writes a text and sends its event. */
  const write = (text: string, event: Event) =>
    runInAct(() => {
      set?.call(input, text);
      input.dispatchEvent(event);
    });
  return {
    input,
    root,
    held: () => held,
    drawAgain: () => runInAct(() => draw(Math.random())),
    begin: () => runInAct(() => input.dispatchEvent(new Event('compositionstart'))),
    compose: (text: string) => write(text, new InputEvent('input', { bubbles: true })),
    end: (text: string) => write(text, new Event('compositionend')),
    program: (text: string) => set?.call(input, text),
  };
}

it('[INP-02] a field writes nothing over a composed text, and gives it its form at the end', () => {
  const { input, begin, compose, end, held } = show();
  begin();
  for (const text of ['8', '8 5', '8 5004x']) {
    compose(text);
    expect([input.value, held()]).toEqual([text, '']);
  }
  end('8 5004x');
  expect([input.value, held()]).toEqual(['85004', '85004']);
});

it('[INP-02] a composed text stays while its form is drawn again', () => {
  const { input, begin, compose, drawAgain } = show();
  begin();
  compose('8 5');
  drawAgain();
  expect(input.value).toBe('8 5');
});

it('[INP-02] a text from a program stays while its form is drawn again, and is read when the form is sent', () => {
  const { input, root, program, drawAgain, held } = show();
  program('85004');
  drawAgain();
  expect([input.value, held()]).toEqual(['85004', '']);
  runInAct(() => readFields(root));
  expect(held()).toBe('85004');
});

it('[INP-02] a text is read when the form is sent before its composition has ended', () => {
  const { root, begin, compose, held } = show();
  begin();
  compose('85004');
  runInAct(() => readFields(root));
  expect(held()).toBe('85004');
});
