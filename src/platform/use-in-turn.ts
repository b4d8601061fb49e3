import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTurn } from './turns.js';

/**
 * The value for one of the first of a long list; for one further down what it was before, until its turn comes, so that no task
 * draws the whole list. Undefined until it has been drawn once, unless it `isKnown`: it was there, and only takes another place. A
 * value that changes while it waits keeps its turn.
 */
export function useInTurn<T>(value: T, isFirst: boolean, isKnown = false): T | undefined {
  const drawn = useRef<T | undefined>(isKnown ? value : undefined);
  const latest = useRef(value);
  const leave = useRef<(() => void) | undefined>(undefined);
  const [due, draw] = useState<T | undefined>(undefined);
  if (isFirst || due === value) drawn.current = value;

  useEffect(() => {
    latest.current = value;
    if (drawn.current === value || leave.current) return;
    leave.current = inTurn(() => {
      leave.current = undefined;
      flushSync(() => draw(() => latest.current));
    });
  }, [value]);

  useEffect(
    () => () => {
      leave.current?.();
      leave.current = undefined;
    },
    [],
  );
  return drawn.current;
}
