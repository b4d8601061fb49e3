import { beforeEach, describe, expect, it } from 'vitest';
import { $viewedPerson } from '../../../../src/features/next-year/state/viewed-person.js';
import { profileLoaded } from '../../../../src/features/profile/state/profile.js';
import { guestIdentity } from '../../../../src/features/session/rules/identity-cookie.js';
import { setAgent, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { aUser } from '../../../fixtures/people.js';
import { aProfile } from '../../../fixtures/profile.js';

beforeEach(() => resetStore());

const guest = guestIdentity('a-guest');
const member = { uuid: 'a-member', isGuest: false, isCloaked: false };
const cloaked = { ...member, isCloaked: true };
const margarette = { firstName: 'Margarette' };

describe('the person whose profile somebody else looks at', () => {
  it.each([
    ['nobody yet', null, false, null],
    ['a guest', guest, false, null],
    ['a guest, with an agent', guest, true, null],
    ['a guest, marked as cloaked', { ...guest, isCloaked: true }, false, null],
    ['a member', member, false, null],
    ['a member, with an agent', member, true, margarette],
    ['a cloaked member', cloaked, false, margarette],
    ['a cloaked member, with an agent', cloaked, true, margarette],
  ])('[ROLE-03] [ROLE-04] [NEXT-04] is named for an agent and a supporter alone: %s', (_, identity, isAgentFlow, expected) => {
    profileLoaded(aProfile({ user: aUser({ firstName: 'Margarette' }) }));
    setIdentity(identity);
    setAgent(isAgentFlow, isAgentFlow ? 'demo.agent' : null);
    expect($viewedPerson.get()).toEqual(expected);
  });

  it('[ROLE-03] [NEXT-04] has no name if the profile has none', () => {
    setIdentity(cloaked);
    expect($viewedPerson.get()).toEqual({ firstName: null });
  });
});
