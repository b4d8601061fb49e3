import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scheduleRender } from '../shared/time/render-schedule.js';

/**
 * Delays a value for an item far down a long list, so that no task draws the whole list. Until its turn comes, such an item keeps its
 * previous value. The first items (`isFirst`) get theirs at once. It is undefined until the item has been drawn once. With `isKnown` the
 * item was drawn before and has only moved. A value that changes while it waits keeps its turn.
 */
export function useScheduledRender<T>(value: T, isFirst: boolean, isKnown: boolean): T | undefined {
  const drawn = useRef<T | undefined>(isKnown ? value : undefined);
  const latest = useRef(value);
  const leave = useRef<(() => void) | undefined>(undefined);
  const [due, draw] = useState<T | undefined>(undefined);
  if (isFirst || due === value) drawn.current = value;

  useEffect(() => {
    latest.current = value;
    if (drawn.current === value || leave.current) return;
    leave.current = scheduleRender(() => {
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
