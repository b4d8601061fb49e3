import { describe, expect, it } from 'vitest';
import { hasEnded, type IdleState, idleState, readLastActivity, WARNING_MS } from '../../../../src/features/session/rules/idle.js';
import { formatCountdown, lastAnnouncedMark } from '../../../../src/features/session/rules/time-left.js';

const SECOND = 1000;
const active: IdleState = { kind: 'active' };
const over: IdleState = { kind: 'over' };

describe('a time without activity', () => {
  it.each<[number, number, IdleState]>([
    [0, 9000, active],
    [9000 * SECOND, 9000, active],
    [9001 * SECOND - 1, 9000, active],
    [9001 * SECOND, 9000, { kind: 'expiring', left: WARNING_MS }],
    [9121 * SECOND - 1, 9000, { kind: 'expiring', left: 1 }],
    [9121 * SECOND, 9000, over],
    [Number.MAX_SAFE_INTEGER, 9000, over],
    [601 * SECOND, 600, { kind: 'expiring', left: WARNING_MS }],
    [-5 * SECOND, 9000, active],
  ])('[IDLE-02] [IDLE-03] decides the state of the session after %i ms with a limit of %i s', (idle, timeout, state) => {
    expect(idleState(idle, timeout)).toEqual(state);
  });
});

describe('the stored activity', () => {
  it.each([
    [
      { at: 5, timeout: 9000 },
      { at: 5, timeout: 9000 },
    ],
    [
      { at: 5, timeout: 1 },
      { at: 5, timeout: 1 },
    ],
    [{ at: 5, timeout: 0 }, null],
    [{ at: 5, timeout: '9000' }, null],
    [{ at: 5, timeout: -1 }, null],
    [{ at: '5', timeout: 9000 }, null],
    [{ at: 5 }, null],
    [null, null],
    [undefined, null],
    ['5', null],
    [5, null],
  ])('[IDLE-04] reads %j', (stored, read) => {
    expect(readLastActivity(stored)).toEqual(read);
  });

  it.each([
    ['a second before', 9121 * SECOND - 1, false],
    ['at the end', 9121 * SECOND, true],
    ['a clock that was set back', -86_400 * SECOND, false],
  ])('[IDLE-03] decides whether the session has ended: %s', (_, later, ended) => {
    expect(hasEnded({ at: 1_000_000, timeout: 9000 }, 1_000_000 + later)).toBe(ended);
  });
});

describe('the time left', () => {
  it.each([
    [121, null],
    [120, 120],
    [119, 120],
    [61, 120],
    [60, 60],
    [31, 60],
    [30, 30],
    [11, 30],
    [10, 10],
    [1, 10],
  ])('[IDLE-03] announces the time left at %i s after the mark %s', (seconds, mark) => {
    expect(lastAnnouncedMark(seconds)).toBe(mark);
  });

  it.each([
    [120, '2:00'],
    [119, '1:59'],
    [102, '1:42'],
    [60, '1:00'],
    [9, '0:09'],
    [0, '0:00'],
  ])('formats %i s as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
