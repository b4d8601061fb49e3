import { afterEach, expect, it, vi } from 'vitest';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { $profile } from '../../src/features/profile/state/profile.js';
import { markRemoving } from '../../src/features/profile/state/removals.js';
import { reveal } from '../../src/shared/hidden.js';
import { finishCalls } from './support/held-calls.js';
import { callsTo, openPage, storedProfile, until } from './support/service.js';
import '../../src/features/page/actions/after-load.js';

/** Two copies of the library on one page: they share the profile, and each asks the service itself for what only it may read. */

afterEach(async () => {
  await finishCalls();
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** Modules of a second copy, whose hidden values are its own. */
async function secondCopy() {
  vi.resetModules();
  const [profile, confirming, confirmState, hidden, applications, enrollments, plans] = await Promise.all([
    import('../../src/features/profile/state/profile.js'),
    import('../../src/features/session/actions/confirm-identity.js'),
    import('../../src/features/session/state/confirm-identity.js'),
    import('../../src/shared/hidden.js'),
    import('../../src/features/enrollment/actions/applications.js'),
    import('../../src/features/enrollment/state/enrollments.js'),
    import('../../src/features/known-plans/state/plans.js'),
    // Each copy's tags load that copy's data layer.
    import('../../src/data-layer.js'),
  ]);
  return { ...profile, ...confirming, ...confirmState, ...hidden, ...applications, ...enrollments, ...plans };
}

const reads = async () => (await callsTo('/profiles/data')).filter(({ method }) => method === 'GET').map(({ path }) => path);

it('[SAFE-06] two copies of the library share one profile, and neither can read what the other hid', async () => {
  await openPage({ shopper: 'member-consent' });
  await finishCalls();
  const second = await secondCopy();
  const user = $profile.get().profile?.user;
  expect(second.$profile.get().profile).toBe($profile.get().profile);
  expect(user?.email && reveal(user.email)).toContain('@');
  expect(user?.email && second.reveal(user.email)).toBeUndefined();
});

it('[SAFE-06] [REM-02] both copies show the same plans, also after one of them starts to remove a plan', async () => {
  await openPage({ shopper: 'guest' });
  await finishCalls();
  const second = await secondCopy();
  const shown: (readonly string[])[] = [];
  const stop = second.$shownPlans.subscribe(({ keys }) => shown.push(keys));
  const { keys } = $shownPlans.get();
  markRemoving('plans', keys[0] as string);
  stop();
  expect(shown).toEqual([keys, keys.slice(1)]);
  expect($shownPlans.get().keys).toEqual(keys.slice(1));
});

it('[SAFE-06] [IDC-11] a form of the second copy starts with the data of that copy’s service', async () => {
  await openPage({ shopper: 'member-consent' });
  await finishCalls();
  const second = await secondCopy();
  const before = (await reads()).length;
  expect(await second.startConfirming()).toBe(true);
  const form = second.$confirmIdentity.get()?.form.prefilled;
  const { userDetails } = (await storedProfile('member-consent')) as { userDetails: { email: string } };
  expect(form && second.reveal(form)).toMatchObject({ email: userDetails.email });
  expect((await reads()).slice(before).map((path) => path.split('/').at(-1))).toEqual(['user']);
});

it('[SAFE-06] [REC-05] an application of the second copy continues with the form of the service', async () => {
  await openPage({ shopper: 'applicant' });
  await finishCalls();
  const second = await secondCopy();
  const left = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('ucp-navigate', left, { once: true });
  second.continueApplication('H0609044000-2027', document);
  await until(() => left.mock.calls.length > 0);
  const handedOver = JSON.parse(sessionStorage.getItem('ucp_enrollmentDraft') ?? 'null');
  expect(handedOver).toMatchObject({ planId: 'H0609044000', formData: { length: 13 } });
});

it('[SAFE-06] [LINK-07] a supplement application of the second copy is resumed with the birth date that the service has', async () => {
  await openPage({ shopper: 'supplement', settings: { supplementApplications: true } });
  await finishCalls();
  const before = (await callsTo('/enrollments/medsupp')).length;
  expect(before).toBeGreaterThan(0);
  const second = await secondCopy();
  const left = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('ucp-navigate', left, { once: true });
  second.continueApplication(second.$supplementApplications.get()[0]?.applicationId ?? '', document);
  await until(() => left.mock.calls.length > 0);
  expect((await callsTo('/enrollments/medsupp')).length).toBe(before + 1);
  const [event] = left.mock.calls[0] as unknown as [CustomEvent<{ url: string }>];
  expect(event.detail.url).not.toContain('1951');
});
