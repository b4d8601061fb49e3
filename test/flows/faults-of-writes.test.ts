import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopperList } from '../../demo/service/enter.js';
import { $drugs } from '../../src/features/drugs/state/saved-drugs.js';
import { $savedPlans } from '../../src/features/known-plans/state/plans.js';
import { $notices } from '../../src/features/lists/state/notices.js';
import { planKey } from '../../src/features/plan/rules/plan.js';
import { emailPlans } from '../../src/features/plans/actions/email-plans.js';
import { removeItem } from '../../src/features/profile/actions/remove.js';
import { $providers } from '../../src/features/providers/state/saved-providers.js';
import { confirmIdentity, startConfirming } from '../../src/features/session/actions/confirm-identity.js';
import { signOut } from '../../src/features/session/actions/sign-out.js';
import type { PersonFields } from '../../src/features/session/rules/person-fields.js';
import { $attemptsLeft, $confirmIdentity } from '../../src/features/session/state/confirm-identity.js';
import { $identity } from '../../src/shared/shopper/identity.js';
import { $session } from '../../src/shared/shopper/session-state.js';
import { faults, type Outcomes, writeFaultsPage } from './support/faults.js';
import { type Call, openFaultyPage, PATIENCE, pathOf, savedProfile, switchesOf } from './support/faulty-page.js';
import { setFaults } from './support/service.js';
import { passTime, secondsOf } from './support/virtual-time.js';

/** Every action of the shopper with every fault. `faults.test.ts` does the same for the load. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const stay = (event: Event) => event.preventDefault();

beforeEach(() => document.addEventListener('ucp-navigate', stay));
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('ucp-navigate', stay);
});

const runs = new Map<string, Outcomes>();

describe('an action of the shopper', () => {
  const words: Readonly<Record<string, string>> = {
    removed: 'The item is removed, and the list says so',
    'remove-failed': 'The item is back in its place, and the list says that it could not be removed',
  };
  const notice = (list: 'plans' | 'drugs' | 'providers') =>
    $notices
      .get()
      [list].map(({ kind }) => words[kind] ?? kind)
      .join(', ');

  interface Deed extends Call {
    readonly name: string;
    readonly shopper: string;
    readonly act: () => Promise<unknown>;
    readonly outcome: () => string;
  }

  let emailed = '';

  const typed = (): PersonFields => {
    const person = shopperList.find(({ name }) => name === 'member-no-consent')?.typedAs;
    const [year = '', month = '', day = ''] = (person?.dob ?? '').split('-');
    const { firstName = '', lastName = '', email = '', zipCode = '' } = person ?? {};
    return { firstName, lastName, email, zipCode, gender: null, medicareNumber: '', dateOfBirth: { month, day, year } };
  };

  const removalOf = (list: 'plans' | 'drugs' | 'providers', name: string, call: Call, key: () => string, count: () => number): Deed => ({
    name,
    ...call,
    shopper: 'member',
    act: () => removeItem({ list, key: key(), name: 'it' }, document),
    outcome: () => `${notice(list)}. Items left: ${count()}`,
  });

  const write = { method: 'POST', path: '/profiles/data/v1/' } as const;
  const firstPlan = () => {
    const [plan] = $savedPlans.get();
    return plan ? planKey(plan.id, plan.year) : '';
  };
  const deeds: readonly Deed[] = [
    removalOf('plans', 'Remove a plan', { method: 'DELETE', path: '/profiles/data/v1/' }, firstPlan, () => $savedPlans.get().length),
    removalOf(
      'drugs',
      'Remove a drug',
      write,
      () => $drugs.get()[0]?.ndc ?? '',
      () => $drugs.get().length,
    ),
    removalOf(
      'providers',
      'Remove a doctor',
      write,
      () => $providers.get()[0]?.id ?? '',
      () => $providers.get().length,
    ),
    {
      name: 'Email the plans',
      method: 'POST',
      path: pathOf('emailPlans'),
      shopper: 'member',
      act: async () => {
        emailed = await emailPlans('a@example.com');
      },
      outcome: () =>
        emailed === 'sent' ? 'The popup says that the email was sent' : `The popup says that sending ${emailed}, and keeps the address`,
    },
    {
      name: 'Sign out',
      method: 'DELETE',
      path: pathOf('logout'),
      shopper: 'member',
      act: () => signOut(document),
      outcome: () =>
        $identity.get()?.isGuest
          ? 'Signed out'
          : `Still signed in. A message says that sign-out ${$session.get().state === 'sign-out-failed' ? 'failed' : 'none'}`,
    },
    {
      name: 'Confirm the identity',
      method: 'POST',
      path: pathOf('mergeProfile'),
      shopper: 'member-no-consent',
      act: () => confirmIdentity(typed(), document),
      outcome: () => {
        const state = $confirmIdentity.get();
        if (state?.step === 'success') return 'Confirmed';
        const problem = state?.step === 'details' ? state.problem : undefined;
        return `The form shows the typed ${state?.step} again. Message: ${problem}. Attempts left: ${$attemptsLeft.get()}`;
      },
    },
  ];

  it.each(deeds)(
    '[REM-03] [REM-07] [SIGN-01] [IDC-07] $name: ends with every fault, and changes nothing else',
    { timeout: 60_000 },
    async (deed) => {
      const outcomes = new Map<string, string>();
      for (const fault of [null, ...faults]) {
        document.body.replaceChildren();
        await openFaultyPage(deed.shopper);
        await passTime(5);
        if (deed.name.startsWith('Confirm')) expect(await startConfirming()).toBe(true);
        const before = await savedProfile(deed.shopper);
        await setFaults(...switchesOf(fault, deed));
        await secondsOf(deed.act(), PATIENCE);
        await passTime(60);
        await setFaults(...switchesOf(null, deed));
        const after = await savedProfile(deed.shopper);
        expect(Object.keys(after)).toEqual(Object.keys(before));
        for (const key of ['plansDetails', 'drugsAndPharmacyDetails', 'providersDetails', 'userDetails']) {
          const [was, is] = [before, after].map((one) => JSON.stringify(one[key] ?? null).length);
          expect(is ?? 0, `${fault?.name}: ${key}`).toBeGreaterThan((was ?? 0) / 2);
        }
        outcomes.set(fault?.name ?? 'no fault', deed.outcome());
      }
      runs.set(deed.name, outcomes);
    },
  );
});

it('docs/faults-of-writes.md shows the results of this run', async () => {
  await expect(writeFaultsPage(runs)).toMatchFileSnapshot('../../docs/faults-of-writes.md');
});
