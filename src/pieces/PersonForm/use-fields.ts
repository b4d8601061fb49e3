import { useState } from 'react';

/** Changes some fields of a form, by what the others are by then. */
export type ChangeFields<Fields> = (change: (now: Fields) => Partial<Fields>) => void;

/**
 * What is typed into a form, and what changes it. A password manager fills all boxes in one task, before the form is drawn again: a change
 * made of the fields as they were drawn would take back the one before it.
 */
export function useFields<Fields>(prefilled: Fields): readonly [fields: Fields, change: ChangeFields<Fields>] {
  const [fields, setFields] = useState(prefilled);
  return [fields, (change) => setFields((now) => ({ ...now, ...change(now) }))];
}
