import peopleData from '../../data/people.json' with { type: 'json' };
import { hash } from '../hash.js';
import type { Row } from '../profiles/profile-data.js';
import type { Person } from '../profiles/profile-record.js';

/**
 * An invented person by first and last name, with a ZIP code of the demo. Their Medicare number has an S in second
 * place, so validators refuse it. If the page asks for a number, `mbi` is one of CMS's specimen cards.
 */
export function personNamed(name: string, zipCode: string, mbi?: string): Person {
  const found = peopleData.people.find((one) => `${one.firstName} ${one.lastName}` === name);
  if (!found) throw new Error(`No invented person is called ${name}`);
  const { firstName, lastName, birthDate, gender } = found;
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    dob: birthDate,
    mbi: mbi ?? found.mbi,
    memberNumber: `9${String(hash(`${firstName} ${lastName}`) % 1_000_000_000).padStart(9, '0')}`,
    gender: gender === 'f' ? 'f' : 'm',
    zipCode,
  };
}

/** The details of a signed-in member with complete data. */
export function knownMember(person: Person): Row {
  const { firstName, lastName, email, dob, mbi, gender, zipCode } = person;
  return {
    ...account(person),
    email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    dob,
    mbi,
    gender,
    zipCode,
    salesforceRecordType: 'm',
  };
}

/** The details of an account with an email address and no name (IDN-07, base account). */
export function account(person: Person): Row {
  return {
    email: person.email,
    // The service of profile events gets this id, so it holds no name (TRK-03).
    optumId: `demo-${hash(person.email)}`,
    userType: 'hsid',
    profileType: 'AUTHENTICATED',
    profileStatus: 'A',
    siteId: 'uhc',
    zipCode: person.zipCode,
    mergedProfileUuid: null,
  };
}
