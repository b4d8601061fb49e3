import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTurn } from './turns.js';

/**
 * The value for one of the first of a long list; for one further down what it was before, until its turn comes, so that no task
 * draws the whole list. Undefined until it has been drawn once.
 */
export function useInTurn<T>(value: T, isFirst: boolean): T | undefined {
  const drawn = useRef<T | undefined>(undefined);
  const [due, draw] = useState<T | undefined>(undefined);
  if (isFirst || due === value) drawn.current = value;
  useEffect(() => (drawn.current === value ? undefined : inTurn(() => flushSync(() => draw(() => value)))), [value]);
  return drawn.current;
}
