import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../ui/focus.js';
import { tell } from '../telling.js';

interface Checked<Name> {
  readonly form: RefObject<HTMLDivElement | null>;
  /** The fields whose error shows: none before the first attempt, then as the shopper types (IDC-05). */
  readonly invalid: ReadonlySet<Name>;
  readonly submit: () => void;
}

/** Sends a form that has no fault; else shows the faults, and focus goes to the first field that has one. */
export function useChecked<Fields, Name>(fields: Fields, faultsOf: (fields: Fields) => ReadonlySet<Name>, send: () => void): Checked<Name> {
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const invalid = attempts > 0 ? faultsOf(fields) : new Set<Name>();
  useLayoutEffect(() => {
    if (attempts > 0 && form.current) focusFirstInvalid(form.current);
  }, [attempts]);
  const submit = () => {
    if (faultsOf(fields).size === 0) return send();
    void tell('uierror');
    setAttempts(attempts + 1);
  };
  return { form, invalid, submit };
}
