import { useRef, useState } from 'react';
import { type Hidden, hide, reveal } from '../shared/hidden.js';

/** Changes some fields of a form, by what the others are by then. */
export type ChangeFields<Fields> = (change: (currentFields: Fields) => Partial<Fields>) => void;

export interface Fields<All> {
  /** As drawn. */
  readonly fields: All;
  readonly change: ChangeFields<All>;
  /** With the changes since the last drawing. A form is sent in the task in which its inputs are read (INP-02). */
  readonly now: () => All;
}

/**
 * What is typed into a form. A password manager fills all boxes in one task, before the form is drawn again. React keeps a hook's state
 * where scripts of the page find it, also behind steps that show no field. So what is kept is hidden (SAFE-06).
 */
export function useFields<All>(prefilled: Hidden<All>): Fields<All> {
  const [hidden, setHidden] = useState(prefilled);
  const latest = useRef(hidden);
  const change: ChangeFields<All> = (changeOf) => {
    const now = shownBy(latest.current);
    latest.current = hide({ ...now, ...changeOf(now) });
    setHidden(latest.current);
  };
  return { fields: shownBy(hidden), change, now: () => shownBy(latest.current) };
}

/** A tag has one definition on a page, so the copy of the library that shows a form is the one that prepared it. */
function shownBy<All>(hidden: Hidden<All>): All {
  return reveal(hidden) as All;
}
