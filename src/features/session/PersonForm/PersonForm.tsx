import { Fragment, type ReactNode } from 'react';
import { readWholeDate } from '../../../shared/validation/whole-date.js';
import { maskZip } from '../../../shared/validation/zip.js';
import { DateOfBirth, type DateTexts } from '../../../ui/DateOfBirth.js';
import { formStyles } from '../../../ui/Field.js';
import { MaskedInput } from '../../../ui/MaskedInput.js';
import { RadioChoice, radioChoiceStyles } from '../../../ui/RadioChoice.js';
import { TextInput } from '../../../ui/TextInput.js';
import type { ChangeFields } from '../../../ui/use-fields.js';
import { useText } from '../../language/use-text.js';
import type { Gender, PersonFieldName, PersonFields } from '../rules/person-fields.js';
import { person as english } from '../text/en/person.js';

interface PersonFormProps {
  readonly fields: PersonFields;
  readonly onChange: ChangeFields<PersonFields>;
  /** The fields of the form. The order is always the same. */
  readonly asks: ReadonlySet<PersonFieldName>;
  /** The fields whose error shows. */
  readonly invalid: ReadonlySet<string>;
  readonly locked?: ReadonlySet<PersonFieldName> | undefined;
  readonly medicareHint: string;
  /** Formats the Medicare number as it is typed. Without it the text stays as typed: a claim form also takes other numbers (IMP-04). */
  readonly medicareMask?: (text: string) => string;
}

const asTyped = (text: string) => text;

/** The fields about a person; each has its own error, tied to it (IDC-05). */
export function PersonForm({ fields, onChange, asks, invalid, locked, medicareHint, medicareMask = asTyped }: PersonFormProps) {
  const text = useText(english);
  const about = (name: PersonFieldName) => ({
    label: text.label[name],
    error: invalid.has(name) ? text.error[name] : undefined,
    isDisabled: locked?.has(name),
    isRequired: true,
  });
  const typed = (name: 'firstName' | 'lastName' | 'email' | 'medicareNumber' | 'zipCode') => ({
    ...about(name),
    value: fields[name],
    onChange: (value: string) => onChange(() => ({ [name]: value })),
  });
  const all: Readonly<Record<PersonFieldName, () => ReactNode>> = {
    firstName: () => <TextInput {...typed('firstName')} autoComplete="given-name" />,
    lastName: () => <TextInput {...typed('lastName')} autoComplete="family-name" />,
    email: () => <TextInput {...typed('email')} type="email" autoComplete="email" isFull />,
    dateOfBirth: () => {
      const { label, ...rest } = about('dateOfBirth');
      const change = (typed: Partial<DateTexts>) => onChange((now) => ({ dateOfBirth: { ...now.dateOfBirth, ...typed } }));
      return (
        <DateOfBirth
          {...rest}
          legend={label}
          labels={text.date}
          readDate={readWholeDate}
          value={fields.dateOfBirth}
          onChange={change}
          isFull
        />
      );
    },
    gender: () => {
      const { label, ...rest } = about('gender');
      const options = (['m', 'f'] as const).map((value) => ({ value, label: text.gender[value] }));
      const change = (gender: Gender) => onChange(() => ({ gender }));
      return <RadioChoice {...rest} legend={label} options={options} value={fields.gender} onChange={change} isRow isFull />;
    },
    zipCode: () => <MaskedInput {...typed('zipCode')} hint={text.zipHint} mask={maskZip} inputMode="numeric" autoComplete="postal-code" />,
    medicareNumber: () => (
      <MaskedInput {...typed('medicareNumber')} hint={medicareHint} mask={medicareMask} autoComplete="off" cover={text.cover} isFull />
    ),
  };
  const names = (Object.keys(all) as PersonFieldName[]).filter((name) => asks.has(name));
  return names.map((name) => <Fragment key={name}>{all[name]()}</Fragment>);
}

export const personFormStyles: readonly string[] = [...radioChoiceStyles, ...formStyles];
