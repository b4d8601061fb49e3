import { activeYear, type DemoDate } from '../demo-date.js';
import { emptyProfile, type ProfileData, type Row } from '../profiles/profile-data.js';
import { noBackground, type OtherProfile, type Person } from '../profiles/profile-record.js';
import { memberProfile, someClaims } from './members.js';
import { account, knownMember, personNamed } from './people.js';
import { drugRows, drugsDetails, FOUR_DRUGS, PHARMACY, PHOENIX, plansDetails, plansOfBothYears, providerRows } from './saved-items.js';
import type { Seed, Shopper } from './shopper.js';

type TelesalesType = 'MEMBER-CONSENT' | 'NON-MEMBER-CONSENT' | 'MEMBER-NO-CONSENT' | 'NON-MEMBER-NO-CONSENT';

/** The numbers of CMS's specimen cards: the only valid numbers that belong to no one. */
const SPECIMEN = { first: '1EG4TE5MK72', second: '1EG4TE5MK73' } as const;

/** The profile that the person saved by telephone. A merge adds it. */
function telephoneProfile(at: DemoDate): OtherProfile {
  return {
    uuid: '7e1e9a1e-0000-4000-8000-000000000001',
    plans: plansOfBothYears(['H1822001000'], PHOENIX, at),
    drugs: drugRows([['43547027503', 30, 30]]),
    providers: providerRows(['1649278250'], activeYear(at)),
  };
}

function telesalesUser(person: Person, telesalesProfileType: TelesalesType): Row {
  const member = telesalesProfileType.startsWith('MEMBER') ? {} : { mbi: null, createdBy: 'telesales', salesforceRecordType: 'p' };
  return { ...knownMember(person), ...member, telesalesProfileType };
}

function telesales(person: Person, type: TelesalesType): Shopper['build'] {
  return (at) => ({
    profile: {
      ...memberProfile(person, at),
      userDetails: telesalesUser(person, type),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(['H0609026000', 'S0001001000'], PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS.slice(0, 1), PHARMACY),
    },
    background: { ...noBackground, person, otherProfile: telephoneProfile(at) },
  });
}

function baseProfile(person: Person): ProfileData {
  return { ...emptyProfile('', false), userDetails: account(person) };
}

const adaline = personNamed('Adaline Koch', PHOENIX.zip, SPECIMEN.second);
const jonathan = personNamed('Jonathan Prosacco', PHOENIX.zip);
const dominque = personNamed('Dominque Schumm', PHOENIX.zip);
const cruz = personNamed('Cruz Wyman', PHOENIX.zip);
const oren = personNamed('Oren Stokes', PHOENIX.zip, SPECIMEN.first);
const caridad = personNamed('Caridad Serrato', PHOENIX.zip);
const mavis = personNamed('Mavis Predovic', PHOENIX.zip);
const rory = personNamed('Rory Kris', PHOENIX.zip);

/** A base account. `find` returns the claims that an import finds after the identity is confirmed. */
function base(person: Person, find: (at: DemoDate) => Seed['background']['claims']): Shopper['build'] {
  return (at) => ({ profile: baseProfile(person), background: { ...noBackground, person, claims: find(at) } });
}

function telesalesBase(at: DemoDate): Seed {
  const userDetails = { ...account(rory), telesalesProfileType: 'MEMBER-NO-CONSENT' };
  return {
    profile: { ...baseProfile(rory), userDetails },
    background: { ...noBackground, person: rory, otherProfile: telephoneProfile(at) },
  };
}

function secondImport(at: DemoDate): Seed {
  return { profile: memberProfile(mavis, at), background: { ...noBackground, person: mavis, claims: someClaims(at, 1) } };
}

function withoutDetails(): Seed {
  return { profile: emptyProfile('', false), background: noBackground };
}

export const accounts = {
  memberConsent: {
    name: 'member-consent',
    kind: 'member',
    summary: 'A telesales member with consent: confirms the identity by Medicare number',
    typedAs: adaline,
    build: telesales(adaline, 'MEMBER-CONSENT'),
  },
  memberNoConsent: {
    name: 'member-no-consent',
    kind: 'member',
    summary: 'A telesales member without consent: confirms the identity by ZIP code',
    typedAs: jonathan,
    build: telesales(jonathan, 'MEMBER-NO-CONSENT'),
  },
  nonMemberConsent: {
    name: 'non-member-consent',
    kind: 'member',
    summary: 'A telesales non-member with consent: confirms the identity by ZIP code and gender',
    typedAs: dominque,
    build: telesales(dominque, 'NON-MEMBER-CONSENT'),
  },
  nonMemberNoConsent: {
    name: 'non-member-no-consent',
    kind: 'member',
    summary: 'A telesales non-member without consent: confirms the identity by ZIP code and gender',
    typedAs: cruz,
    build: telesales(cruz, 'NON-MEMBER-NO-CONSENT'),
  },
  base: {
    name: 'base',
    kind: 'member',
    summary: 'An account with an e-mail address and no name yet; saying who it is finds claims to import',
    typedAs: oren,
    build: base(oren, someClaims),
  },
  noClaims: {
    name: 'no-claims',
    kind: 'member',
    summary: 'An account with no name yet whose claims are never found',
    typedAs: caridad,
    build: base(caridad, () => null),
  },
  telesalesBase: {
    name: 'telesales-base',
    kind: 'member',
    summary: 'An account with no name yet that is asked to confirm its identity',
    typedAs: rory,
    build: telesalesBase,
  },
  secondImport: {
    name: 'second-import',
    kind: 'member',
    summary: 'A member whose first import finds nothing and whose second one does',
    typedAs: mavis,
    build: secondImport,
  },
  noDetails: {
    name: 'no-details',
    kind: 'member',
    summary: 'A signed-in account whose profile does not say whose it is: it is signed out at once',
    typedAs: null,
    build: withoutDetails,
  },
} as const satisfies Readonly<Record<string, Shopper>>;
