import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Hidden, hide, reveal } from '../shared/hidden.js';
import { trackOwnClick } from '../shared/tracking/with-click-tracking.js';
import { focusFirstInvalid } from './focus.js';
import type { Announcement } from './LiveRegion.js';
import type { Fields } from './use-fields.js';

export interface FormCheck<Name> {
  readonly form: RefObject<HTMLDivElement | null>;
  /** The fields whose error shows: none before the first attempt, then as the shopper types (IDC-05). */
  readonly invalid: ReadonlySet<Name>;
  /**
   * The error to announce after the form was sent by Enter in the faulty field. Focus does not move then, so nothing else would announce
   * it.
   */
  readonly announcement: Announcement | null;
  readonly submit: () => void;
}

/**
 * Sends a form that has no fault. Otherwise shows the faults, and moves focus to the first faulty field. If a form reappears after a failed
 * attempt, the owner that outlives it calls this.
 */
export function useFormCheck<All, Name>(
  { fields, now }: Pick<Fields<All>, 'fields' | 'now'>,
  faultsOf: (fields: All) => ReadonlySet<Name>,
  send: (fields: All) => void,
): FormCheck<Name> {
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const invalid = attempts > 0 ? faultsOf(fields) : new Set<Name>();
  const [announced, setTold] = useState<(Announcement & { readonly of: Hidden<All> }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the announcement is of an attempt
  useLayoutEffect(() => {
    if (attempts > 0 && form.current) setTold({ id: attempts, text: focusFirstInvalid(form.current), of: hide(fields) });
  }, [attempts]);
  const submit = () => {
    setAttempts(attempts + 1);
    const typed = now();
    if (faultsOf(typed).size === 0) send(typed);
    else void trackOwnClick('uierror');
  };
  return { form, invalid, announcement: announced && reveal(announced.of) === fields ? announced : null, submit };
}
