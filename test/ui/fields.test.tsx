import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../src/ui/Checkbox.js';
import { DateOfBirth } from '../../src/ui/DateOfBirth.js';
import { focusFirstInvalid } from '../../src/ui/focus.js';
import { MaskedInput } from '../../src/ui/MaskedInput.js';
import { RadioChoice } from '../../src/ui/RadioChoice.js';
import { SegmentedToggle } from '../../src/ui/SegmentedToggle.js';
import { TextInput } from '../../src/ui/TextInput.js';
import { type RenderedComponent, render, runInAct, type } from './render.js';

const idle = () => undefined;
const noDate = { month: '', day: '', year: '' };
const noWholeDate = () => null;
const boxLabels = { month: 'Month', day: 'Day', year: 'Year' };
const error = 'Error: Please enter a valid ZIP code';

/** The texts that describe a control, in order. */
function describedBy({ root }: RenderedComponent, control: Element): readonly string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent ?? `missing: ${id}`);
}

describe('a text input', () => {
  it('[IDC-05] is described by its hint, and by its error while there is one', () => {
    const at = (text?: string) => <TextInput label="ZIP code" hint="Five digits" error={text} value="850" onChange={idle} />;
    const part = render(at());
    const input = part.find('input');
    expect(describedBy(part, input)).toEqual(['Five digits']);
    expect(input.getAttribute('aria-invalid')).toBe('false');
    part.rerender(at(error));
    expect(describedBy(part, input)).toEqual(['Five digits', error]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    part.rerender(at());
    expect(describedBy(part, input)).toEqual(['Five digits']);
    expect(part.root.querySelector('.error')).toBeNull();
  });

  it('spans one column of a form, or both', () => {
    const part = render(<TextInput label="ZIP" value="" onChange={idle} />);
    expect(part.find('.field').className).toBe('field');
    part.rerender(<TextInput label="ZIP" value="" onChange={idle} isFull />);
    expect(part.find('.field').className).toBe('field is-full');
  });

  it('without hint or error has no description', () => {
    const { find } = render(<TextInput label="Email" value="" onChange={idle} />);
    expect(find('input').hasAttribute('aria-describedby')).toBe(false);
  });

  it('is named by its label and reports what is typed', () => {
    const onChange = vi.fn();
    const { find } = render(<TextInput label="Email address" value="" onChange={onChange} type="email" autoComplete="email" isRequired />);
    const input = find<HTMLInputElement>('input');
    expect(find('label').getAttribute('for')).toBe(input.id);
    type(input, 'a@b.example');
    expect(onChange.mock.calls).toEqual([['a@b.example']]);
    expect([input.required, input.type, input.getAttribute('autocomplete')]).toEqual([true, 'email', 'email']);
  });

  it.each([
    ['a name', <TextInput key="name" label="Last name" value="" onChange={idle} />],
    [
      'a date of birth',
      <DateOfBirth key="date" legend="Date of birth" labels={boxLabels} readDate={noWholeDate} value={noDate} onChange={idle} />,
    ],
    ['a number', <MaskedInput key="number" label="Medicare number" value="" mask={String} onChange={idle} />],
  ])('[TRK-07] for %s has spell checking off, because a browser may send it to a service', (_, part) => {
    const inputs = [...render(part).root.querySelectorAll('input')];
    expect(inputs.map((one) => one.getAttribute('spellcheck'))).toEqual(inputs.map(() => 'false'));
  });
});

describe('a choice', () => {
  const options = [
    { value: 'm', label: 'Male' },
    { value: 'f', label: 'Female' },
  ] as const;

  it('[IDC-05] has its error on the group', () => {
    const part = render(
      <RadioChoice legend="Gender" options={options} value={null} onChange={idle} error="Please select a gender" isRequired />,
    );
    const group = part.find('[role=radiogroup]');
    expect(describedBy(part, group)).toEqual(['Error: Please select a gender']);
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual(['true', 'true']);
    expect(part.find('legend').textContent).toBe('Gender');
  });

  it('[IDC-05] is described by its hint, and has a place in the form grid', () => {
    const group = (rest: object) => <RadioChoice legend="Gender" options={options} value={null} onChange={idle} {...rest} />;
    const part = render(group({}));
    expect(part.root.querySelector('.field__hint, .error')).toBeNull();
    expect(part.find('fieldset').className).toBe('field');
    part.rerender(group({ hint: 'As on your card', isFull: true }));
    expect(describedBy(part, part.find('[role=radiogroup]'))).toEqual(['As on your card']);
    expect(part.find('fieldset').className).toBe('field is-full');
  });

  it('[TRK-07] reports the chosen value, checks the given one, and puts neither into an attribute', () => {
    const onChange = vi.fn();
    const group = (value: 'm' | 'f') => <RadioChoice legend="Gender" options={options} value={value} onChange={onChange} />;
    const part = render(group('m'));
    const radios = [...part.root.querySelectorAll('input')];
    expect(radios.map((radio) => radio.checked)).toEqual([true, false]);
    expect(radios.filter((radio) => radio.hasAttribute('checked'))).toEqual([]);
    expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
    runInAct(() => radios[1]?.click());
    expect(onChange.mock.calls).toEqual([['f']]);
    const before = part.root.innerHTML;
    part.rerender(group('f'));
    expect(radios.map((radio) => radio.checked)).toEqual([false, true]);
    expect(part.root.innerHTML).toBe(before);
  });

  it('of a year is a group of radios; the chosen one has a check mark', () => {
    const onChange = vi.fn();
    const part = render(<SegmentedToggle legend="Plans starting in" options={options} value="f" onChange={onChange} part="year-toggle" />);
    expect(part.find('.is-chosen').textContent).toBe('Female');
    expect(part.root.querySelectorAll('svg')).toHaveLength(1);
    expect(part.find('.is-chosen svg')).toBeTruthy();
    runInAct(() => part.find('input').click());
    expect(onChange.mock.calls).toEqual([['m']]);
  });
});

describe('a tick', () => {
  it('[IDC-05] is described by its error and reports its state', () => {
    const onChange = vi.fn();
    const part = render(<Checkbox label="I attest." isChecked={false} onChange={onChange} error="You must attest in order to continue" />);
    const box = part.find<HTMLInputElement>('input');
    expect(describedBy(part, box)).toEqual(['Error: You must attest in order to continue']);
    runInAct(() => box.click());
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('[IDC-05] is not invalid before an error shows, even if the browser finds a required box empty', () => {
    const { find } = render(<Checkbox label="I attest." isChecked={false} onChange={idle} isRequired />);
    expect(find<HTMLInputElement>('input').validity.valid).toBe(false);
    expect(find('input').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a date of birth', () => {
  const labels = { month: 'Month', day: 'Day', year: 'Year' };
  const wrong = 'Error: Please enter a valid date of birth';

  it('[IDC-05] has one error for its three inputs', () => {
    const part = render(
      <DateOfBirth
        legend="Date of birth"
        labels={labels}
        readDate={noWholeDate}
        value={{ month: '2', day: '29', year: '1951' }}
        onChange={idle}
        error={wrong}
      />,
    );
    const boxes = [...part.root.querySelectorAll('input')];
    expect(boxes.map((box) => box.value)).toEqual(['2', '29', '1951']);
    expect(boxes.map((box) => describedBy(part, box))).toEqual([[wrong], [wrong], [wrong]]);
    expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    // On the group too, it would be announced twice when its first input gets focus.
    expect(part.find('fieldset').hasAttribute('aria-describedby')).toBe(false);
    expect(part.root.querySelectorAll('.error')).toHaveLength(1);
  });

  it.each([
    ['month', '12', '123'],
    ['day', '31', '310'],
    ['year', '1950', '19501'],
  ] as const)('changes the %s only, and cuts a text that is too long', (name, text, long) => {
    const onChange = vi.fn();
    const value = { month: '1', day: '2', year: '3' };
    const { root } = render(
      <DateOfBirth legend="Date of birth" labels={labels} readDate={noWholeDate} value={value} onChange={onChange} />,
    );
    const input = root.querySelector<HTMLInputElement>(`[autocomplete=bday-${name}]`);
    if (!input) throw new Error('no such box');
    expect(input.getAttribute('aria-invalid')).toBe('false');
    type(input, long);
    expect(onChange.mock.calls).toEqual([[{ [name]: text }]]);
    expect(input.value).toBe(text);
  });
});

describe('the first invalid field', () => {
  const form = (name?: string, gender?: string) => (
    <div>
      <TextInput label="ZIP" value="1" onChange={idle} />
      <RadioChoice
        legend="Gender"
        options={[
          { value: 'm', label: 'm' },
          { value: 'f', label: 'f' },
        ]}
        value="f"
        onChange={idle}
        error={gender}
      />
      <TextInput label="Name" value="2" onChange={idle} error={name} />
    </div>
  );

  it.each([
    ['of a text', form('wrong'), '2'],
    ['of a group, in its order: the chosen radio', form('wrong', 'wrong'), 'f'],
  ])('[IDC-05] gets focus: %s', (_, part, value) => {
    const { root } = render(part);
    expect(focusFirstInvalid(root), 'read with the focus').toBe('');
    expect((root.activeElement as HTMLInputElement).value).toBe(value);
    expect(focusFirstInvalid(root), 'it had focus already').toBe('Error: wrong');
  });

  it('[IDC-05] does not exist in a valid form', () => {
    const { root } = render(form());
    expect(focusFirstInvalid(root)).toBe('');
    expect(root.activeElement).toBeNull();
  });
});
