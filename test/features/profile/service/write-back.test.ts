import { describe, expect, it } from 'vitest';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { getProfileSection } from '../../../../src/features/profile/service.js';
import { updateList, updateUser } from '../../../../src/features/profile/write-service.js';
import { providersSection } from '../../../../src/features/providers/section.js';
import { aDrug, aGenericDrug, aPharmacy } from '../../../fixtures/drugs.js';
import { aProfile } from '../../../fixtures/profile.js';
import { uuid } from '../../../fixtures/wire/profile.js';
import { answeringWith, bodyOf } from '../../../shared/http/fake-fetch.js';

const owner = { uuid, isGuest: false };

describe('writing back', () => {
  const strange = { nationalDrugCode: '?', note: 'of another program' };
  const stored = {
    lastModifiedOn: '2026-02-02',
    drugInfoDetails: [
      { nationalDrugCode: '00093-7214-01', drugName: 'Nifedical XL', drugQuantity: 30, proxyNdcCode: 'p' },
      strange,
      null,
      { nationalDrugCode: '62175026055', drugName: 'Nifedipine ER', drugQuantity: 'lots' },
    ],
    pharmacyObj: { pharmacyName: 'Saguaro Corner Pharmacy', pharmacyNumber: '0312345', chain: 'x' },
  };

  async function writtenDrugs(keep: (ndc: string) => boolean): Promise<unknown> {
    const read = await getProfileSection(answeringWith({ uuid, drugsAndPharmacyDetails: stored }).http, uuid, drugsSection);
    if (!read.ok) throw new Error(read.problem.message);
    const { http, calls } = answeringWith({ drugsAndPharmacyDetails: stored });
    await updateList(http, owner, drugsSection, { ...read.value, drugs: read.value.drugs.filter(({ ndc }) => keep(ndc)) });
    return bodyOf(calls).drugsAndPharmacyDetails;
  }

  it('[REM-07] removes only the drug: other rows, unreadable rows and unknown fields stay as stored', async () => {
    expect(await writtenDrugs((ndc) => ndc !== '62175026055')).toEqual({
      ...stored,
      drugInfoDetails: [stored.drugInfoDetails[0], strange],
    });
    expect(await writtenDrugs((ndc) => ndc === '62175026055')).toEqual({
      ...stored,
      drugInfoDetails: [strange, stored.drugInfoDetails[3]],
    });
  });

  it('[REM-07] removes only the provider', async () => {
    const rows = [
      { providerId: 1, providerName: 'A', languages: ['en'] },
      { providerName: 'unreadable' },
      { providerId: 2, providerName: 'B' },
    ];
    const read = await getProfileSection(
      answeringWith({ providersDetails: { zipCode: '85004', planYear: 2026, token: 't', providerIdList: rows } }).http,
      uuid,
      providersSection,
    );
    if (!read.ok) throw new Error(read.problem.message);
    const { http, calls } = answeringWith({});
    await updateList(http, owner, providersSection, { ...read.value, providers: read.value.providers.filter(({ id }) => id !== '2') });
    expect(calls[0]?.body).toEqual({
      providersDetails: { zipCode: '85004', planYear: 2026, token: 't', providerIdList: rows.slice(0, 2) },
      isGuest: false,
    });
  });

  it('[CALL-03] adds a new row after the stored ones, and replaces the pharmacy', async () => {
    const { http, calls } = answeringWith({});
    const pharmacy = aPharmacy({ number: '7' });
    await updateList(http, owner, drugsSection, {
      drugs: [aDrug(), aGenericDrug()],
      pharmacy,
      stored: { ...stored, drugInfoDetails: [stored.drugInfoDetails[0]] },
    });
    expect(calls[0]?.body).toMatchObject({
      drugsAndPharmacyDetails: {
        drugInfoDetails: [stored.drugInfoDetails[0], { nationalDrugCode: '62175026055', drugFrequency: 'Every 3 Months' }],
        pharmacyObj: { pharmacyNumber: '7', pharmacyName: 'Saguaro Corner Pharmacy' },
      },
    });
  });

  it('[CALL-03] writes no pharmacy after it was removed', async () => {
    const { http, calls } = answeringWith({});
    await updateList(http, owner, drugsSection, { drugs: [], pharmacy: null, stored });
    expect(calls[0]?.body).toMatchObject({ drugsAndPharmacyDetails: { drugInfoDetails: [strange], pharmacyObj: null } });
  });

  it.each([
    { pharmacyNumber: { id: '0312345' }, pharmacyName: 'Saguaro Corner Pharmacy' },
    '{"pharmacyNumber":"0312345","pharmacyName":"Saguaro Corner Pharmacy"}',
    312345,
    ['0312345'],
    true,
  ])('[SAFE-01] cannot write over a pharmacy that is not of its type: %j', async (pharmacyObj) => {
    const body = { uuid, drugsAndPharmacyDetails: { ...stored, pharmacyObj } };
    expect((await getProfileSection(answeringWith(body).http, uuid, drugsSection)).ok).toBe(false);
  });

  it.each([{ pharmacyNumber: '0312345', pharmacyName: null, chain: 'x' }, { chain: 'x' }])(
    '[REM-07] [CALL-03] keeps an unreadable pharmacy as stored: %j',
    async (pharmacyObj) => {
      const section = { ...stored, pharmacyObj };
      const read = await getProfileSection(answeringWith({ uuid, drugsAndPharmacyDetails: section }).http, uuid, drugsSection);
      if (!read.ok) throw new Error(read.problem.message);
      expect(read.value.pharmacy).toBeNull();
      const { http, calls } = answeringWith({});
      await updateList(http, owner, drugsSection, { ...read.value, drugs: read.value.drugs.slice(1) });
      expect(bodyOf(calls)).toMatchObject({ drugsAndPharmacyDetails: { pharmacyObj } });
    },
  );

  it('[REM-03] restores each row of an item at its position: a doctor may have rows for two offices', () => {
    const row = (providerId: string, providerAddressId = '1') => ({ providerId, providerAddressId, providerName: providerId });
    const rows = [row('a'), row('b'), row('c'), row('b', '2'), row('d')];
    const listed = (...some: readonly unknown[]) => ({ providerIdList: some });
    expect(providersSection.putBack(listed(rows[0], rows[2], rows[4]), listed(...rows), 'b')).toEqual(listed(...rows));
    expect(providersSection.putBack(listed(rows[4]), listed(...rows), 'b')).toEqual(listed(rows[1], rows[3], rows[4]));
    expect(providersSection.putBack(listed(rows[2], rows[4]), listed(...rows), 'a')).toEqual(listed(rows[0], rows[2], rows[4]));
    expect(providersSection.putBack({ ...listed(rows[0]), zipCode: '85004' }, listed(...rows), 'c')).toMatchObject({ zipCode: '85004' });
    expect(providersSection.putBack(listed(...rows), listed(...rows), 'b')).toEqual(listed(...rows));
  });

  it('[CALL-03] writes a new profile in full, which decodes to the same', async () => {
    const { drugs, providers } = aProfile();
    const { http, calls } = answeringWith({});
    await updateList(http, owner, drugsSection, drugs);
    await updateList(http, owner, providersSection, providers);
    const [drugsBody, providersBody] = calls.map(({ body }) => body);
    const drugsBack = await getProfileSection(answeringWith(drugsBody).http, uuid, drugsSection);
    const providersBack = await getProfileSection(answeringWith(providersBody).http, uuid, providersSection);
    expect(drugsBack.ok && drugsBack.value).toMatchObject({ drugs: drugs.drugs, pharmacy: drugs.pharmacy });
    expect(providersBack.ok && providersBack.value).toMatchObject({ ...providers, stored: expect.anything() });
  });
});

it('[REM-03] restores a row after the second office of a doctor, if it was there', () => {
  const row = (providerId: string, providerAddressId = '1') => ({ providerId, providerAddressId, providerName: providerId });
  const rows = [row('a'), row('b'), row('a', '2'), row('c')];
  expect(providersSection.putBack({ providerIdList: rows.slice(0, 3) }, { providerIdList: rows }, 'c')).toEqual({ providerIdList: rows });
});

it('[REM-03] restores a row between two offices of one doctor', () => {
  const row = (providerId: string, providerAddressId = '1') => ({ providerId, providerAddressId, providerName: providerId });
  const rows = [row('b'), row('d'), row('c'), row('b', '2')];
  expect(providersSection.putBack({ providerIdList: [rows[0], rows[2], rows[3]] }, { providerIdList: rows }, 'd')).toEqual({
    providerIdList: rows,
  });
});

it('[REM-03] restores a drug between two unreadable rows', () => {
  const drug = (nationalDrugCode: string) => ({ nationalDrugCode, drugName: 'x' });
  const rows = [{ note: 1 }, drug('00378021601'), drug('00378021602'), { note: 2 }];
  expect(drugsSection.putBack({ drugInfoDetails: [rows[0], rows[2], rows[3]] }, { drugInfoDetails: rows }, '00378021601')).toEqual({
    drugInfoDetails: rows,
  });
});

it('[REM-07] [CALL-03] keeps a pharmacy with a numeric id as stored', async () => {
  const pharmacyObj = { pharmacyNumber: 312345, pharmacyName: 'Saguaro Corner Pharmacy', chain: 'x' };
  const read = await getProfileSection(answeringWith({ uuid, drugsAndPharmacyDetails: { pharmacyObj } }).http, uuid, drugsSection);
  if (!read.ok) throw new Error(read.problem.message);
  const { http, calls } = answeringWith({});
  await updateList(http, owner, drugsSection, read.value);
  expect(bodyOf(calls)).toMatchObject({ drugsAndPharmacyDetails: { pharmacyObj } });
});

it('[CALL-03] [IMP-04] writes only the changed fields of the person, and an agreement only if there is one', async () => {
  const { http, calls } = answeringWith({});
  await updateUser(http, owner, { firstName: 'Ada' });
  expect(bodyOf(calls)).toEqual({ userDetails: { firstName: 'Ada' }, isGuest: false });
});
