import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { $shownExtraHelp } from '../../../../src/features/extra-help/state/subsidy.js';
import { closeImporting, importByForm, startImporting } from '../../../../src/features/import/actions/import-popup.js';
import { $import } from '../../../../src/features/import/state/import.js';
import { $importPopup } from '../../../../src/features/import/state/import-popup.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import type { ImportFields } from '../../../../src/features/session/rules/person-fields.js';
import { $toast } from '../../../../src/features/session/state/toast.js';
import { revealed } from '../../../fixtures/revealed.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { recordMessages } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);

const oren: ImportFields = {
  firstName: ' Oren ',
  lastName: 'Stokes',
  email: '',
  gender: null,
  dateOfBirth: { month: '', day: '', year: '' },
  zipCode: '85004',
  medicareNumber: '1EG4-TE5-MK72',
  isAttested: true,
};

/** Oren's birth date is the service's to know. */
async function typed(over: Partial<ImportFields> = {}): Promise<ImportFields> {
  const people = (await (await fetch('/__demo/shoppers')).json()) as readonly { name: string; typedAs: { dob: string } | null }[];
  const [year = '', month = '', day = ''] = people.find(({ name }) => name === 'base')?.typedAs?.dob.split('-') ?? [];
  return { ...oren, dateOfBirth: { month, day, year }, ...over };
}

const state = () => $importPopup.get();
const imports = async () => (await callsTo('/profiles/import')).map(({ body }) => (body as { triggeredBy: string }).triggeredBy);
const events = () => (globalThis as { ucpEvents?: readonly Readonly<Record<string, string>>[] }).ucpEvents ?? [];
/** The number of forms that tracking counted as refused. */
const refusals = () => events().filter(({ assetId, eventType }) => assetId === 'uierror' && eventType === 'error').length;
const updates = async () => (await callsTo('/profiles/data')).filter(({ method }) => method === 'POST').map(({ body }) => body);

async function openForm(shopper = 'base', page: Parameters<typeof openPage>[0] = {}): Promise<void> {
  await openPage({ shopper, ...page });
  await finishCalls();
  await startImporting();
}

beforeEach(() => logged.mockClear());
afterEach(async () => {
  await finishCalls();
  closeImporting();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('a search that is under way', () => {
  it('[IMP-06] continues if the popup is hidden and shown again, and no other begins', async () => {
    await openForm();
    const held = holdCalls(/^POST .*\/import\//, 'before');
    const search = importByForm(await typed());
    await until(() => held.length === 1);
    closeImporting();
    expect(await startImporting()).toBe(true);
    await importByForm(await typed());
    await held[0]?.release();
    await search;
    expect([state(), await imports()]).toEqual([null, ['POPUP']]);
  });
});

describe('the import popup', () => {
  it.each([
    ['base', true],
    ['no-claims', true],
    ['member', false],
    ['guest', false],
    ['cloaked', false],
  ])('[IDC-12] opens for %s: %s', async (shopper, opens) => {
    await openPage({ shopper });
    expect(await startImporting()).toBe(opens);
    expect(state() !== null).toBe(opens);
  });

  it.each([
    ['2026-11-02', false],
    ['2026-10-31', true],
    ['2025-11-20', true],
  ])('[IDC-12] [IMP-02] after an agreement of %s opens: %s', async (agreementDate, opens) => {
    const { uuid } = await storedProfile('base');
    const userDetails = { email: 'a@example.test', importAgreementData: { agreementDate } };
    await openPage({
      shopper: 'base',
      faults: [{ method: 'GET', path: '/profiles/data', body: { uuid, isGuest: false, userDetails } }],
    });
    expect(await startImporting()).toBe(opens);
  });

  it('[IMP-04] keeps the person and the agreement first, then imports with its own trigger', async () => {
    await openForm();
    await importByForm(await typed());
    const calls = (await callsTo('/profiles/')).filter(({ method }) => method === 'POST').map(({ path }) => path.replace(/\/v1.*/, ''));
    expect(calls).toEqual(['/profiles/data', '/profiles/import/member-items']);
    expect(await updates()).toEqual([
      {
        isGuest: false,
        userDetails: {
          firstName: 'Oren',
          lastName: 'Stokes',
          dob: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          mbi: '1EG4TE5MK72',
          zipCode: '85004',
          importAgreementData: { agreementDate: '2026-11-20' },
        },
      },
    ]);
    expect((await callsTo('/profiles/import')).map(({ body }) => body)).toEqual([
      { uuid: $profile.get().profile?.uuid, isAuthUser: true, triggeredBy: 'POPUP' },
    ]);
  });

  it('[IMP-07] [TOAST-01] ends with the items in the profile, and with the toast', async () => {
    const large = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await openForm();
    await importByForm(await typed());
    large.mockRestore();
    expect(state()).toBeNull();
    expect($import.get()).toEqual({ kind: 'found', drugs: 2, providers: 1 });
    expect($counts.get()).toMatchObject({ drugs: 2, providers: 1 });
    expect($toast.get()).toEqual({ kind: 'imported', firstName: 'Oren', isAgent: false });
  });

  it('[REM-07] [IMP-07] notifies the other tabs, whose lists are older', async () => {
    const { messages, close } = recordMessages('profile-changed');
    await openForm();
    await importByForm(await typed());
    await until(() => messages.length > 0);
    close();
    expect(messages).toHaveLength(1);
  });

  it('[EH-01] says no more of Extra Help than a fresh page if the profile becomes a member’s who has no subsidy', async () => {
    await openForm();
    await submitExtraHelpAnswer('yes', document);
    await setFaults({ method: 'POST', path: '/profiles/import', status: 400 });
    await importByForm(await typed());
    const shown = $shownExtraHelp.get();
    expect(shown).toMatchObject({ isOffered: false, answer: null, applies: false });
    await reload();
    expect($shownExtraHelp.get()).toEqual(shown);
  });

  it('[IMP-06] shows that it searches, and cannot be closed meanwhile', async () => {
    await openForm();
    const held = holdCalls(/^POST .*\/import\//, 'before');
    const work = importByForm(await typed());
    await until(() => held.length === 1);
    expect(state()?.step).toBe('loading');
    closeImporting();
    expect(state()?.step).toBe('loading');
    await held[0]?.release();
    await work;
    expect(state()).toBeNull();
  });

  it.each([
    ['the person has none', 'no-claims', []],
    ['the service fails', 'base', [{ path: '/profiles/import', status: 500 }]],
  ])('[IMP-01] [IMP-06] says that no claims were found if %s', async (_, shopper, faults) => {
    await openForm(shopper);
    await setFaults(...faults);
    await importByForm(await typed());
    expect(await imports()).toEqual(['POPUP', 'ACQUISITION_PORTAL']);
    expect(state()?.step).toBe('nothing-found');
    // What was typed is kept all the same, and is the shopper's without another read.
    expect($profile.get().profile?.user).toMatchObject({ firstName: 'Oren', importAgreementDate: expect.any(String) });
    expect($import.get()).toEqual({ kind: 'none' });
    expect($toast.get()).toBeNull();
    closeImporting();
    expect(state()).toBeNull();
  });

  it('[IMP-04] [TRK-08] searches nothing when what was typed cannot be kept, and says so', async () => {
    await openForm();
    const before = refusals();
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await importByForm(await typed());
    expect(state()).toMatchObject({ step: 'details', isUnsaved: true });
    expect(await imports()).toEqual([]);
    expect(refusals() - before).toBe(1);
    await setFaults();
    await importByForm(await typed());
    expect(state()).toBeNull();
  });

  it('[IMP-05] [TRK-08] sends nothing while a field has a fault, and tracks each refused press', async () => {
    await openForm();
    const before = refusals();
    await importByForm(await typed({ isAttested: false }));
    await importByForm(await typed({ medicareNumber: '12345678' }));
    expect(await updates()).toEqual([]);
    expect(refusals() - before).toBe(2);
  });

  it('is not offered again once the person is known', async () => {
    await openForm();
    await importByForm(await typed());
    expect(revealed($profile.get().profile?.user?.mbi)).toEqual({ hidden: '1EG4TE5MK72' });
    expect(await startImporting()).toBe(false);
  });
});
