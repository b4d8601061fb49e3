import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { inTurn } from '../platform/turns.js';

/**
 * The value for one of the first of a long list; for one further down what it was before, until its turn comes, so that no task
 * draws the whole list. Undefined until it has been drawn once.
 */
export function useInTurn<T>(value: T, isFirst: boolean): T | undefined {
  const [drawn, draw] = useState<T | undefined>(isFirst ? value : undefined);
  useEffect(() => (isFirst ? undefined : inTurn(() => flushSync(() => draw(() => value)))), [value, isFirst]);
  return isFirst ? value : drawn;
}
