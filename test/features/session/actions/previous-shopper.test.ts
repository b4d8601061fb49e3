import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf, shopperList } from '../../../../demo/service/enter.js';
import { $isProfileContentSettled } from '../../../../src/features/content/state/content.js';
import { importItems } from '../../../../src/features/import/actions/import.js';
import { importByForm, startImporting } from '../../../../src/features/import/actions/import-popup.js';
import { $import } from '../../../../src/features/import/state/import.js';
import { $importPopup, closeImportPopup } from '../../../../src/features/import/state/import-popup.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem, restoreItem } from '../../../../src/features/profile/actions/remove.js';
import { addProviders } from '../../../../src/features/providers/actions/provider-tool.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { followSignOut } from '../../../../src/features/session/actions/after-sign-out.js';
import { closeConfirming, confirmIdentity, startConfirming } from '../../../../src/features/session/actions/confirm-identity.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { signOut, timeOut } from '../../../../src/features/session/actions/sign-out.js';
import { $attemptsLeft, $confirmIdentity, closeConfirmIdentity } from '../../../../src/features/session/state/confirm-identity.js';
import { $toast } from '../../../../src/features/session/state/toast.js';
import { registerTool } from '../../../../src/features/tools/actions/registry.js';
import { $identity, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { finishCalls, type HeldCall, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { allAtoms, recordEvent, recordLeaving } from '../../../flows/support/leaving.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const left = recordLeaving();
const confirmed = recordEvent('ucp-identity-confirmed');

const reads = async () => (await callsTo('/profiles/data')).filter(({ method }) => method === 'GET').length;
const imports = async () => (await callsTo('/profiles/import')).length;

/** The data that a shopper's person would type, in either form. */
function typedBy(shopper: string) {
  const person = shopperList.find(({ name }) => name === shopper)?.typedAs;
  if (!person) throw new Error(`nobody types for ${shopper}`);
  const { dob, mbi: medicareNumber, ...rest } = person;
  const [year = '', month = '', day = ''] = dob.split('-');
  return { ...rest, dateOfBirth: { month, day, year }, medicareNumber, isAttested: true };
}

/** Work that nothing waits for has ended too: the page's texts, and the work after the load. */
async function open(shopper: string): Promise<void> {
  await openPage({ shopper });
  await until(() => $isProfileContentSettled.get());
  await vi.dynamicImportSettled();
  await finishCalls();
}

/** The shopper leaves, and another one signs in on the same page. */
async function replaceBy(shopper: string): Promise<void> {
  forgetShopper();
  setIdentity({ uuid: entryOf(shopper)?.identity.uuid ?? '', isGuest: false, isCloaked: false });
  await reload();
}

/** Begins something, and waits until its call is held. */
async function begin(call: RegExp, work: () => Promise<unknown>): Promise<{ readonly work: Promise<unknown>; readonly held: HeldCall }> {
  const calls = holdCalls(call, 'before');
  const running = work();
  await until(() => calls.length > 0);
  return { work: running, held: calls[0] as HeldCall };
}

afterEach(async () => {
  await finishCalls();
  tabs().close();
  closeConfirmIdentity();
  closeImportPopup();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('a shopper who leaves while everything is read again', () => {
  it.each(['guest', 'applicant', 'supplement', 'enrolled', 'member'])(
    '[SIGN-01] [IDLE-05] as %s, leaves a page that no answer changes any more, well or badly',
    async (shopper) => {
      await open(shopper);
      const profiles = holdCalls(/^GET \/profiles\/data\/.*\/all\//, 'before');
      const others = holdCalls(/^(GET|POST) (?!\/__demo)/, 'before');
      void reload();
      await until(() => profiles.length === 1);
      await profiles[0]?.release();
      expect(others.length).toBeGreaterThan(0);
      forgetShopper();
      const before = allAtoms();
      await finishCalls();
      expect(allAtoms()).toBe(before);
    },
  );
});

describe('a shopper who leaves while an identity is confirmed', () => {
  const merge = /^POST .*\/merge\//;

  beforeEach(async () => {
    await open('member-no-consent');
    expect(await startConfirming()).toBe(true);
  });

  it('[IDC-01] [SIGN-01] leaves nothing to the form of the next shopper', async () => {
    const { work, held } = await begin(merge, () => confirmIdentity(typedBy('member-no-consent'), document));
    await replaceBy('member-consent');
    await startConfirming();
    await held.release();
    await work;
    expect($confirmIdentity.get()).toMatchObject({ step: 'details', problem: null });
    expect($attemptsLeft.get()).toBe(3);
    expect(confirmed()).toEqual([]);
  });

  it('[IDC-08] [SIGN-01] has nothing read any more after saying no', async () => {
    const { work, held } = await begin(merge, closeConfirming);
    forgetShopper();
    const before = await reads();
    await held.release();
    await work;
    expect(await reads()).toBe(before);
  });
});

describe('a shopper who leaves while the merged profile is read', () => {
  it('[IDC-09] [SIGN-01] has no letter sent with what is the next shopper’s', async () => {
    await open('member-no-consent');
    await startConfirming();
    const { work, held } = await begin(/^GET .*\/all\//, () => confirmIdentity(typedBy('member-no-consent'), document));
    expect(confirmed()).toHaveLength(1);
    stopHolding();
    await replaceBy('member-consent');
    await held.release();
    await work;
    expect(await callsTo('/EmailWAR')).toEqual([]);
  });
});

describe('a shopper who leaves while claims are imported', () => {
  it.each([
    ['kept', /^POST .*\/profiles\/data\//],
    ['imported', /^POST .*\/profiles\/import\//],
  ])('[IMP-04] [SIGN-01] leaves nothing to the form of the next shopper: what is being %s', async (_, call) => {
    await open('base');
    await startImporting();
    const { work, held } = await begin(call, () => importByForm(typedBy('base')));
    await replaceBy('no-claims');
    expect(await startImporting()).toBe(true);
    const before = await reads();
    await held.release();
    await work;
    expect($importPopup.get()).toMatchObject({ step: 'details', isUnsaved: false });
    expect(await reads()).toBe(before);
  });

  it('[TOAST-01] [SIGN-01] is greeted as nobody when what was found has been read', async () => {
    await open('base');
    await startImporting();
    const { work, held } = await begin(/^GET .*\/all\//, () => importByForm(typedBy('base')));
    forgetShopper();
    await held.release();
    await work;
    expect($toast.get()).toBeNull();
  });

  it('[IMP-01] [SIGN-01] is not asked about a second time', async () => {
    await open('member');
    const { work, held } = await begin(/^POST .*\/profiles\/import\//, () => importItems('login'));
    forgetShopper();
    await held.release();
    expect(await work).toBe(false);
    expect(await imports()).toBe(1);
    expect($import.get()).toEqual({ kind: 'none' });
  });
});

describe('a sign-out that another tab overtakes', () => {
  it('[SIGN-01] [IDLE-04] is finished once', async () => {
    await open('member');
    const { work, held } = await begin(/^DELETE .*\/session/, () => signOut(document));
    followSignOut();
    const guest = $identity.get();
    await held.release();
    await work;
    expect(left()).toEqual(['sign-out /hsid-logout']);
    expect($identity.get()).toBe(guest);
  });
});

describe('a shopper who leaves while a list is read before its removal', () => {
  it('[REM-07] [SIGN-01] has nothing removed any more, also when they come back', async () => {
    await open('member');
    const [doctor] = $providers.get();
    const profiles = holdCalls(/^GET .*\/all\//, 'before');
    void reload();
    await until(() => profiles.length === 1);
    const item = { list: 'providers', key: doctor?.id ?? '', name: 'one' } as const;
    const { work, held } = await begin(/^GET .*\/providers/, () => removeItem(item, document));
    stopHolding();
    await replaceBy('member');
    await held.release();
    await work;
    expect($providers.get()).toContainEqual(doctor);
    expect((await callsTo('/profiles/data')).filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('a shopper who leaves while something waits for its turn', () => {
  const writes = async () => (await callsTo('/profiles')).filter(({ method, path }) => method !== 'GET' && !path.includes('/session'));

  /** A removal is under way, something else waits for it, the session ends, and the removal is answered. */
  async function waitingBehind(removal: () => Promise<unknown>, waiting: () => Promise<unknown>) {
    const calls = holdCalls(/^(POST|DELETE) \/profiles\/data/, 'before');
    const removing = removal();
    await until(() => calls.length === 1);
    const waits = waiting();
    // By then it stands in line.
    await new Promise((resolve) => setTimeout(resolve));
    stopHolding();
    const logout = holdCalls(/^DELETE .*session/, 'before');
    const out = timeOut();
    await calls[0]?.release();
    await logout[0]?.release();
    await Promise.all([removing, waits, out]);
    await finishCalls();
    return writes();
  }

  const removeFirst = (list: 'plans' | 'providers') => {
    const [plan] = $shownPlans.get().plans;
    const [doctor] = $providers.get();
    const key = list === 'plans' ? `${plan?.id}-${plan?.year}` : (doctor?.id ?? '');
    return removeItem({ list, key, name: 'one' }, document);
  };

  it('[REM-07] [PV-07] has none of the chosen doctors written into the next profile', async () => {
    await open('member');
    const { providersDetails } = (await storedProfile('member')) as { providersDetails: object };
    registerTool('provider-search', {
      async open() {
        sessionStorage.setItem('ucp_providerToolData', JSON.stringify(providersDetails));
        return { isCompleted: true, isImported: false };
      },
    });
    const made = await waitingBehind(
      () => removeFirst('providers'),
      () => addProviders(null, document),
    );
    expect(made.map(({ path }) => path)).toEqual([`/profiles/data/v1/${entryOf('member')?.identity.uuid}/providers`]);
  });

  it('[REM-07] [SIGN-01] has nothing deleted any more after the session has ended', async () => {
    await open('supplement');
    const made = await waitingBehind(
      () => removeItem({ list: 'plans', key: 'F01-2027', name: 'Plan F' }, document),
      () => removeItem({ list: 'plans', key: 'G-2027', name: 'Plan G' }, document),
    );
    expect(made.map(({ path }) => path.split('/').at(-1))).toEqual(['F01']);
  });

  it('[IDC-10] [SIGN-01] is compared with nobody in another session', async () => {
    await open('member-no-consent');
    await startConfirming();
    const made = await waitingBehind(
      () => removeFirst('plans'),
      () => confirmIdentity(typedBy('member-no-consent'), document),
    );
    expect(made.map(({ method }) => method)).toEqual(['DELETE']);
  });
});

describe('a shopper who leaves while an outside tool is open', () => {
  it('[DV-04] [SIGN-01] leaves no message to the next shopper when it breaks', async () => {
    vi.stubGlobal('reportError', () => undefined);
    await open('member');
    let breakIt = (_because: Error): void => undefined;
    registerTool('provider-search', {
      open: () =>
        new Promise((_, refuse) => {
          breakIt = refuse;
        }),
    });
    const visit = addProviders(null, document);
    forgetShopper();
    breakIt(new Error('broken'));
    await visit;
    vi.unstubAllGlobals();
    expect($notices.get().providers).toEqual([]);
  });

  it('[DV-05] [SIGN-01] has nothing of it taken into the next profile, when the own one was still awaited', async () => {
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', status: 403 }] });
    await finishCalls();
    await setFaults();
    registerTool('provider-search', { open: async () => ({ isCompleted: true, isImported: true }) });
    const { work, held } = await begin(/^GET .*\/all\//, () => addProviders(null, document));
    stopHolding();
    await replaceBy('base');
    const before = await reads();
    await held.release();
    await work;
    // The one that was held reaches the service only now.
    expect(await reads()).toBe(before + 1);
  });
});

describe('a shopper who leaves while a doctor is put back', () => {
  it('[REM-03] [SIGN-01] leaves no message to the next shopper', async () => {
    await open('member');
    const [doctor] = $providers.get();
    const item = { list: 'providers', key: doctor?.id ?? '', name: 'one' } as const;
    await removeItem(item, document);
    const { work, held } = await begin(/^POST /, () => restoreItem(item, document));
    await replaceBy('base');
    await held.release();
    await work;
    expect($notices.get().providers).toEqual([]);
  });
});

describe('a shopper who leaves while a supplement plan is removed', () => {
  it('[REM-03] [SIGN-01] leaves no message to the next shopper', async () => {
    await open('supplement');
    const item = { list: 'plans', key: 'F01-2027', name: 'Plan F' } as const;
    const { work, held } = await begin(/^DELETE /, () => removeItem(item, document));
    await replaceBy('member');
    await held.release();
    await work;
    expect($notices.get().supplement).toEqual([]);
  });
});
