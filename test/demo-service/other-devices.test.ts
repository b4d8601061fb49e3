import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, rawRequest, uuidOfShopper } from './demo-app.js';

let app = createTestApp();
beforeEach(() => {
  app = createTestApp();
});

const uuid = uuidOfShopper('guest');
const path = (section: string) => `/profiles/data/v1/${uuid}/${section}`;
const answers = (body: unknown) => rawRequest(app, 'POST', '/__demo/answers', body);
const device = (change: object) => rawRequest(app, 'POST', '/__demo/other-device', { shopper: 'guest', ...change });

interface Sections {
  readonly drugsAndPharmacyDetails: { readonly drugInfoDetails: readonly { readonly nationalDrugCode: string }[] };
  readonly plansDetails: { readonly savedPlans: string; readonly lastModifiedOn: string };
  readonly providersDetails: { readonly providerIdList: readonly { readonly providerId: string }[]; readonly lastModifiedOn: string };
}

const state = async () => (await rawRequest<Sections>(app, 'GET', '/__demo/state?shopper=guest')).body;
const codes = async () => (await state()).drugsAndPharmacyDetails.drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode);

/** Adds a drug to the section, as a client that has read this version. */
async function addDrug(ifMatch?: string): Promise<number> {
  const { drugsAndPharmacyDetails } = await state();
  const drugInfoDetails = [...drugsAndPharmacyDetails.drugInfoDetails, { nationalDrugCode: 'mine' }];
  const headers: Record<string, string> = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  return (
    await rawRequest(app, 'POST', path('drugs'), { drugsAndPharmacyDetails: { ...drugsAndPharmacyDetails, drugInfoDetails } }, headers)
  ).status;
}

describe('responses with profile data', () => {
  it('[SAFE-02] has the caching headers that a proxy would send', async () => {
    expect((await app.request(path('drugs'))).headers.get('cache-control')).toBe('no-store');
    await answers({ cacheControl: 'private, max-age=600' });
    expect((await app.request(path('all'))).headers.get('cache-control')).toBe('private, max-age=600');
    await answers({});
    expect((await app.request(path('all'))).headers.get('cache-control')).toBe('no-store');
  });

  it('[SAFE-01] has an ETag that changes with the section, not with the networks of a year', async () => {
    const etag = async (of: string) => (await app.request(of)).headers.get('etag');
    expect(await etag(path('providers'))).toBeNull();
    await answers({ etags: true });
    const first = await etag(path('providers'));
    expect(first).toMatch(/^"[a-z0-9]+"$/);
    expect(await etag(`${path('providers')}/2026/false`)).toBe(first);
    await device({ section: 'providers', remove: ['1232131239'] });
    expect(await etag(path('providers'))).not.toBe(first);
  });

  it.each([{ etags: 'yes' }, { cacheControl: 1 }])('refuses %j', async (body) => {
    expect((await answers(body)).status).toBe(400);
  });
});

describe('a write with If-Match', () => {
  it('[SAFE-01] is made with the stored version, weak or in a list, or with *', async () => {
    await answers({ etags: true });
    for (const written of [(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*']) {
      const etag = (await app.request(path('drugs'))).headers.get('etag') ?? '';
      expect(await addDrug(written(etag))).toBe(200);
    }
  });

  it('[SAFE-01] is refused with 412 for another version, and changes nothing', async () => {
    const before = await codes();
    expect(await addDrug('"another"')).toBe(412);
    expect(await codes()).toEqual(before);
  });

  it('[SAFE-01] may use the time of the last change, which differs after each write even if the clock does not advance', async () => {
    const moments = [(await state()).providersDetails.lastModifiedOn];
    for (const id of ['1232131239', '1234329724', '1232125215']) {
      await device({ section: 'providers', remove: [id] });
      moments.push((await state()).providersDetails.lastModifiedOn);
    }
    expect([...new Set(moments)]).toEqual(moments.toSorted());
    const write = async (moment: string) =>
      (
        await rawRequest(
          app,
          'POST',
          path('providers'),
          { providersDetails: (await state()).providersDetails },
          { 'if-match': `"${moment}"` },
        )
      ).status;
    expect(await write(moments.at(-2) ?? '')).toBe(412);
    expect(await write(moments.at(-1) ?? '')).toBe(200);
  });

  it('[SAFE-01] may be a removal', async () => {
    const remove = (ifMatch: string) => rawRequest(app, 'DELETE', `${path('plans')}/2027/H0609044000`, undefined, { 'if-match': ifMatch });
    const before = (await state()).plansDetails.savedPlans;
    expect((await remove('"another"')).status).toBe(412);
    expect((await state()).plansDetails.savedPlans).toBe(before);
    expect((await remove(`"${(await state()).plansDetails.lastModifiedOn}"`)).status).toBe(200);
    expect((await state()).plansDetails.savedPlans).not.toContain('H0609044000 2027');
  });
});

describe('another device', () => {
  it('adds to a list and removes from it', async () => {
    const [first = '', ...others] = await codes();
    await device({ section: 'drugs', add: [{ nationalDrugCode: 'new' }], remove: [first] });
    expect(await codes()).toEqual([...others, 'new']);
    await device({ section: 'plans', add: [{ planId: 'H9999001000', planYear: 2027, planType: 'MAPD' }], remove: ['H0609044000 2027'] });
    const { savedPlans } = (await state()).plansDetails;
    expect(savedPlans).toContain('H9999001000 2027 MAPD');
    expect(savedPlans).not.toContain('H0609044000 2027');
  });

  it("changes the list once between a page's read and its next write", async () => {
    await answers({ etags: true });
    const etag = (await app.request(path('drugs'))).headers.get('etag') ?? '';
    await device({ section: 'drugs', add: [{ nationalDrugCode: 'new' }], when: 'next-write' });
    expect(await codes()).not.toContain('new');
    expect(await addDrug(etag)).toBe(412);
    expect(await codes()).toContain('new');
    expect(await addDrug((await app.request(path('drugs'))).headers.get('etag') ?? '')).toBe(200);
    expect((await codes()).filter((code) => code === 'new')).toHaveLength(1);
  });

  it.each([
    { section: 'user' },
    { section: 'drugs', remove: 'all' },
    { section: 'drugs', when: 'later' },
    { section: 'drugs', shopper: 'nobody' },
  ])('refuses %j', async (change) => {
    expect((await device(change)).status).toBe(400);
  });
});

it('[SAFE-03] a fault can change the uuid of a response, by a shopper’s name or as given', async () => {
  await rawRequest(app, 'POST', '/__demo/faults', [{ method: 'GET', path: '/profiles/data', answersAs: 'member' }]);
  const { body } = await rawRequest<{ readonly uuid: string; readonly plansDetails: object }>(app, 'GET', path('all'));
  expect(body.uuid).toBe(uuidOfShopper('member'));
  expect(body.plansDetails).toEqual((await state()).plansDetails);
  await rawRequest(app, 'POST', '/__demo/faults', [{ path: '/profiles/data', answersAs: 'someone' }]);
  expect((await rawRequest<{ readonly uuid: string }>(app, 'GET', path('drugs'))).body.uuid).toBe('someone');
});
