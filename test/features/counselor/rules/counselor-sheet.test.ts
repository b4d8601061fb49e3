import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  counselorSheet,
  firstChoices,
  type SheetDoctor,
  type SheetFacts,
  type SheetPerson,
  type SheetPharmacy,
} from '../../../../src/features/counselor/rules/counselor-sheet.js';
import type { Pharmacy } from '../../../../src/features/pharmacies/rules/pharmacy.js';
import type { Provider } from '../../../../src/features/providers/rules/provider.js';
import type { KnownPerson, UserDetails } from '../../../../src/shared/shopper/user.js';
import { sheetFacts } from './samples.js';

const everything = { plans: true, drugs: true, doctors: true, name: true };

/** Values that are never on the sheet, as they could stand in any item. */
const secrets = {
  mbi: '1EG4-TE5-MK73',
  dateOfBirth: '1950-01-31',
  email: 'margarette@example.com',
  phone: '602-555-0199',
  address: '7 Home Street',
  lastName: 'Skiles',
  uuid: '0a1b2c3d',
  optumId: 'optum-77',
};

function withSecrets<One extends object>(items: unknown): One[] {
  return (items as One[]).map((one) => ({ ...one, ...secrets }));
}

describe('the sheet for a counselor', () => {
  it('[SHEET-01] has the plans, the drugs and the doctors at first, and no name', () => {
    const sheet = counselorSheet(sheetFacts(), firstChoices);
    expect([sheet.plansNow?.length, sheet.plans?.length, sheet.drugs?.length, sheet.doctors?.length]).toEqual([1, 1, 1, 1]);
    expect(sheet.whose).toEqual({ kind: 'own', firstName: null });
    expect(counselorSheet(sheetFacts(), everything).whose).toEqual({ kind: 'own', firstName: 'Margarette' });
  });

  it.each(['plans', 'drugs', 'doctors'] as const)('[SHEET-01] leaves out the %s if the shopper does', (list) => {
    const sheet = counselorSheet(sheetFacts(), { ...everything, [list]: false });
    expect(sheet[list]).toBeNull();
    expect(sheet.plansNow === null).toBe(list === 'plans');
    // The place, Extra Help and the pharmacies are always there.
    expect([sheet.zipCode, sheet.county, sheet.extraHelp, sheet.pharmacies.length]).toEqual(['85004', 'Maricopa County', 'yes', 1]);
  });

  it('[SHEET-01] names no drug in the changes if the drugs are left out, and no doctor without the doctors', () => {
    const changes = (choices: Partial<typeof everything>) =>
      counselorSheet(sheetFacts(), { ...everything, ...choices }).plansNow?.[0]?.firstChanges?.changes.map(({ what }) => what) ?? [];
    expect(changes({})).toEqual(['drug', 'doctor']);
    expect(changes({ drugs: false })).toEqual(['doctor']);
    expect(changes({ drugs: false, doctors: false })).toEqual([]);
  });

  it('[SHEET-02] says whose profile it is if somebody else looks at it, whatever is chosen', () => {
    const viewed = { ...sheetFacts(), isViewed: true };
    expect(counselorSheet(viewed, firstChoices).whose).toEqual({ kind: 'viewed', firstName: 'Margarette' });
    expect(counselorSheet({ ...viewed, person: { firstName: null } }, firstChoices).whose).toEqual({ kind: 'viewed', firstName: null });
  });

  it('[LOAD-05] [SHEET-01] keeps a list that could not be read apart from an empty one', () => {
    const sheet = counselorSheet({ ...sheetFacts(), drugs: 'unread', doctors: [] }, everything);
    expect([sheet.drugs, sheet.doctors]).toEqual(['unread', []]);
  });

  it('[SHEET-02] copies nothing that a person, a drug, a doctor or a pharmacy has besides', () => {
    const facts = sheetFacts();
    const full = {
      ...facts,
      person: { ...facts.person, ...secrets },
      drugs: withSecrets(facts.drugs),
      doctors: withSecrets(facts.doctors),
      pharmacies: withSecrets(facts.pharmacies),
      help: facts.help && { ...facts.help, email: secrets.email },
    } as unknown as SheetFacts;
    const written = JSON.stringify(counselorSheet(full, everything));
    for (const secret of Object.values(secrets)) expect(written).not.toContain(secret);
    expect(written).toContain('Margarette');
    expect(JSON.stringify(full), 'the values were there').toContain(secrets.mbi);
  });

  it('[SHEET-02] takes no person, doctor or pharmacy of the profile as it is: that is a type error', () => {
    expectTypeOf<UserDetails>().not.toExtend<SheetPerson>();
    expectTypeOf<KnownPerson>().not.toExtend<SheetPerson>();
    expectTypeOf<Provider>().not.toExtend<SheetDoctor>();
    expectTypeOf<Provider & { readonly place: string }>().not.toExtend<SheetDoctor>();
    expectTypeOf<Pharmacy & { readonly isMine: boolean }>().not.toExtend<SheetPharmacy>();
    expectTypeOf<Pick<Pharmacy, 'name' | 'isMailOrder'> & { readonly isMine: boolean }>().toExtend<SheetPharmacy>();
  });
});
