import { describe, expect, it } from 'vitest';
import {
  isForgotten,
  isSigningOut,
  nextSession,
  type Present,
  type Session,
  type SessionEvent,
  secondsLeftIn,
} from '../../../src/shared/shopper/session.js';

/** Each row is a state of the session, an event and the state after it. */

const guest: Present = { state: 'guest' };
const member: Present = { state: 'member', secondsLeft: null };
const warned: Present = { state: 'member', secondsLeft: 60 };
const cloaked: Present = { state: 'cloaked', secondsLeft: null };
const starting: Session = { state: 'starting' };
const forgotten: Session = { state: 'ending', who: null };
const signingOut = (who: Present): Session => ({ state: 'ending', who });
const failed = (who: Present): Session => ({ state: 'sign-out-failed', who });

const every: readonly Session[] = [
  starting,
  guest,
  member,
  warned,
  cloaked,
  forgotten,
  signingOut(guest),
  signingOut(warned),
  failed(member),
  failed(warned),
];

describe('[IDN-01] a shopper who is identified', () => {
  it.each(['guest', 'member', 'cloaked'] as const)('[SIGN-01] as %s begins without anything of the session before', (role) => {
    const expected = { guest, member, cloaked }[role];
    for (const before of every) expect(nextSession(before, { type: 'identified', role })).toEqual(expected);
  });
});

describe('the warning before a time-out', () => {
  const warn: SessionEvent = { type: 'warned', secondsLeft: 60 };

  it.each<readonly [string, Session, SessionEvent, Session]>([
    ['[IDLE-03] shows to a member', member, warn, warned],
    ['[IDLE-03] counts down', warned, { type: 'warned', secondsLeft: 59 }, { state: 'member', secondsLeft: 59 }],
    ['[IDLE-03] counts down to 0', warned, { type: 'warned', secondsLeft: 0 }, { state: 'member', secondsLeft: 0 }],
    ['[IDLE-04] shows for a cloaked profile', cloaked, warn, { state: 'cloaked', secondsLeft: 60 }],
    ['[IDLE-03] goes when the shopper stays', warned, { type: 'active' }, member],
    ['[IDLE-03] [SIGN-01] shows while the shopper waits for a sign-out', signingOut(member), warn, signingOut(warned)],
    ['[IDLE-03] [SIGN-01] shows after a sign-out that failed', failed(member), warn, failed(warned)],
    ['[IDLE-03] [SIGN-01] goes when the shopper stays, and the failure is still told', failed(warned), { type: 'active' }, failed(member)],
    ['[IDLE-04] is not for a guest', guest, warn, guest],
    ['[IDLE-04] is not for a guest who signs out', signingOut(guest), warn, signingOut(guest)],
    ['[IDLE-04] is not for a shopper who is not identified', starting, warn, starting],
    ['[IDLE-05] is not for a shopper whom the page has forgotten', forgotten, warn, forgotten],
  ])('%s', (_, before, event, after) => {
    expect(nextSession(before, event)).toEqual(after);
  });

  it('[IDLE-03] that is there already changes nothing, so nothing is drawn again', () => {
    expect(nextSession(warned, warn)).toBe(warned);
    expect(nextSession(member, { type: 'active' })).toBe(member);
  });
});

describe('a sign-out', () => {
  it.each<readonly [string, Session, SessionEvent, Session]>([
    ['[SIGN-01] keeps the member on the page while it is under way', member, { type: 'signing-out' }, signingOut(member)],
    ['[SIGN-01] keeps a warning', warned, { type: 'signing-out' }, signingOut(warned)],
    ['[SIGN-01] may be tried again after a failure', failed(warned), { type: 'signing-out' }, signingOut(warned)],
    ['[SIGN-01] is asked for once', signingOut(warned), { type: 'signing-out' }, signingOut(warned)],
    ['[SIGN-01] that fails leaves the member signed in', signingOut(member), { type: 'sign-out-failed' }, failed(member)],
    ['[SIGN-01] that fails keeps a warning', signingOut(warned), { type: 'sign-out-failed' }, failed(warned)],
    ['[SIGN-01] whose code does not load leaves the member signed in', member, { type: 'sign-out-failed' }, failed(member)],
    ['[SIGN-01] that succeeds leaves a guest', signingOut(warned), { type: 'forgotten' }, guest],
    ['[IDLE-04] that another tab overtakes leaves a guest', signingOut(member), { type: 'forgotten' }, guest],
    ['[SIGN-01] needs a shopper', starting, { type: 'signing-out' }, starting],
    ['[SIGN-01] that fails needs a shopper', starting, { type: 'sign-out-failed' }, starting],
    ['[IDLE-05] is over where the page has forgotten the shopper', forgotten, { type: 'signing-out' }, forgotten],
    ['[IDLE-05] that fails says nothing where the page has forgotten the shopper', forgotten, { type: 'sign-out-failed' }, forgotten],
  ])('%s', (_, before, event, after) => {
    expect(nextSession(before, event)).toEqual(after);
  });
});

describe('[IDLE-05] [SESS-01] a session that ends without a click', () => {
  it('has the page forget the shopper, whatever they were doing', () => {
    for (const before of every) expect(nextSession(before, { type: 'ending' })).toEqual(forgotten);
  });

  it.each<readonly [string, Session, SessionEvent, Session]>([
    ['is still ending when the page is a guest’s: this browser knows the member', forgotten, { type: 'forgotten' }, forgotten],
    ['leaves a guest when this browser has forgotten the member too', forgotten, { type: 'ended' }, guest],
    ['ends nothing of a shopper who has been identified since', member, { type: 'ended' }, member],
    ['ends nothing of a sign-out that was asked for since', signingOut(member), { type: 'ended' }, signingOut(member)],
    ['ends nothing of a failure that was told since', failed(member), { type: 'ended' }, failed(member)],
  ])('%s', (_, before, event, after) => {
    expect(nextSession(before, event)).toEqual(after);
  });
});

describe('[SIGN-01] a shopper who is taken off the page', () => {
  it('leaves a guest', () => {
    for (const before of every.filter((one) => one !== forgotten)) expect(nextSession(before, { type: 'forgotten' })).toEqual(guest);
  });
});

it('[IDLE-03] the seconds left are those of whoever is on the page', () => {
  expect([warned, signingOut(warned), failed(warned)].map(secondsLeftIn)).toEqual([60, 60, 60]);
  expect([starting, guest, member, forgotten, failed(guest)].map(secondsLeftIn)).toEqual([null, null, null, null, null]);
});

it('[SIGN-01] [IDLE-05] an ending session is either a sign-out to wait for, or one that the page has forgotten', () => {
  expect(every.filter(isSigningOut)).toEqual([signingOut(guest), signingOut(warned)]);
  expect(every.filter(isForgotten)).toEqual([forgotten]);
});
