import { useRef, useState } from 'react';

/** Changes some fields of a form, by what the others are by then. */
export type ChangeFields<Fields> = (change: (now: Fields) => Partial<Fields>) => void;

export interface Fields<All> {
  /** As drawn. */
  readonly fields: All;
  readonly change: ChangeFields<All>;
  /** With the changes since the last drawing. A form is sent in the task in which its inputs are read (INP-02). */
  readonly now: () => All;
}

/** What is typed into a form. A password manager fills all boxes in one task, before the form is drawn again. */
export function useFields<All>(prefilled: All): Fields<All> {
  const [fields, setFields] = useState(prefilled);
  const latest = useRef(fields);
  const change: ChangeFields<All> = (changeOf) => {
    latest.current = { ...latest.current, ...changeOf(latest.current) };
    setFields(latest.current);
  };
  return { fields, change, now: () => latest.current };
}
