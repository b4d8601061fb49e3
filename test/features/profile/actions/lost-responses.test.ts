import { describe, expect, it, vi } from 'vitest';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { $notices, type NoticePlace } from '../../../../src/features/lists/state/notices.js';
import { plansSection } from '../../../../src/features/plans/section.js';
import { readSectionSerialized } from '../../../../src/features/profile/actions/read-section.js';
import { removeItem, restoreItem } from '../../../../src/features/profile/actions/remove.js';
import type { ListedItem } from '../../../../src/features/profile/actions/saved-list.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { providersSection } from '../../../../src/features/providers/section.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { allSingletons } from '../../../flows/support/leaving.js';
import { callsTo, setFaults, until } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const supplementKeys = () => {
  const area = $supplement.get();
  return area.kind === 'plans' ? area.plans.map(({ code, year }) => `${code}-${year}`) : [];
};

/** Each list that something can be removed from. */
const lists = [
  { place: 'plans', list: 'plans', shopper: 'guest', method: 'DELETE', keys: () => $shownPlans.get().keys },
  { place: 'drugs', list: 'drugs', shopper: 'guest', method: 'POST', keys: () => $shownDrugs.get().map(({ ndc }) => ndc) },
  { place: 'providers', list: 'providers', shopper: 'guest', method: 'POST', keys: () => $providers.get().map(({ id }) => id) },
  { place: 'supplement', list: 'plans', shopper: 'supplement', method: 'DELETE', keys: supplementKeys },
] as const;

const noticeKinds = (place: NoticePlace) => $notices.get()[place].map(({ kind }) => kind);
const firstOf = ({ list, keys }: (typeof lists)[number]): ListedItem => ({ list, key: keys()[0] ?? '', name: 'one' });

/** The service performs the request, and half of its response arrives. */
const lost = (method: string) => setFaults({ method, path: '/profiles/data', truncate: true, times: 1 });

describe.each(lists)('an answer about $place that is lost', (one) => {
  it('[REM-03] is no failure if the item has gone', async () => {
    await openAtRest(one.shopper);
    const item = firstOf(one);
    await lost(one.method);
    await removeItem(item, document);
    expect(noticeKinds(one.place)).toEqual(['removed']);
    expect(one.keys()).not.toContain(item.key);
  });

  it('[REM-03] is one if the item is still there, and if nobody can tell', async () => {
    await openAtRest(one.shopper);
    const item = firstOf(one);
    await setFaults({ method: one.method, path: '/profiles/data', status: 410 });
    await removeItem(item, document);
    expect(noticeKinds(one.place)).toEqual(['remove-failed']);
    await setFaults({ method: one.method, path: '/profiles/data', truncate: true }, { method: 'GET', path: '/profiles/data', status: 403 });
    await removeItem(item, document);
    expect(noticeKinds(one.place)).toEqual(['remove-failed']);
    expect(one.keys()).toContain(item.key);
  });
});

describe.each(lists)('an answer about $place that is a success, and leaves the list out', (one) => {
  it('[REM-03] [CALL-03] [CALL-04] is never an emptied list: it is looked up what the service has', async () => {
    await openAtRest(one.shopper);
    const before = one.keys();
    await setFaults({ method: one.method, path: '/profiles/data', body: { uuid: 'u', isGuest: true }, times: 1 });
    await removeItem(firstOf(one), document);
    expect(noticeKinds(one.place)).toEqual(['remove-failed']);
    expect(one.keys()).toEqual(before);
  });
});

describe.each(lists)('an answer about $place that is a success, and still has the item', (one) => {
  it('[REM-03] is a failure: the item stays in its list, and the shopper gets a message', async () => {
    await openAtRest(one.shopper);
    const item = firstOf(one);
    const section = one.place === 'supplement' ? 'medsupp' : one.place;
    const body = await (await fetch(`/profiles/data/v1/${$profile.get().profile?.uuid}/${section}`)).json();
    await setFaults({ method: one.method, path: '/profiles/data', body });
    await removeItem(item, document);
    expect(noticeKinds(one.place)).toEqual(['remove-failed']);
    expect(one.keys()).toContain(item.key);
  });
});

describe.each(lists)('an answer about $place that comes when its shopper has left', (one) => {
  it('[SIGN-01] [REM-03] has nothing looked up, and nothing kept for who comes', async () => {
    await openAtRest(one.shopper);
    const item = firstOf(one);
    const held = holdCalls(new RegExp(`^${one.method} /profiles/data`), 'before');
    const removal = removeItem(item, document);
    await until(() => held.length === 1);
    const before = (await callsTo('/profiles/data')).length;
    forgetShopper();
    await held[0]?.release();
    await removal;
    await finishCalls();
    const calls = (await callsTo('/profiles/data')).slice(before);
    expect(calls.map(({ method }) => method)).toEqual([one.method]);
    expect(allSingletons()).not.toContain('"removed');
  });
});

describe('a saved plan that another tab has removed before', () => {
  it.each(lists.filter(({ method }) => method === 'DELETE'))('[REM-03] counts as removed: one of $place', async (one) => {
    await openAtRest(one.shopper);
    const item = firstOf(one);
    const path = `/profiles/data/v1/${$profile.get().profile?.uuid}/${one.place === 'plans' ? 'plans' : 'medsupp'}/2027/${item.key.slice(0, -5)}`;
    await fetch(path, { method: 'DELETE' });
    await setFaults({ method: 'DELETE', path: '/profiles/data', status: 410 });
    await removeItem(item, document);
    expect(noticeKinds(one.place)).toEqual(['removed']);
    expect(one.keys()).not.toContain(item.key);
  });
});

const readAgain = {
  plans: () => readSectionSerialized(plansSection),
  drugs: () => readSectionSerialized(drugsSection),
  providers: () => readSectionSerialized(providersSection),
} as const;

describe.each(lists.filter(({ place }) => place !== 'supplement'))('an answer about $place that is lost', (one) => {
  it('[REM-03] is no failure if the item is back', async () => {
    await openAtRest(one.shopper);
    const item = firstOf(one);
    const before = one.keys();
    await removeItem(item, document);
    await readAgain[one.list]();
    await lost('POST');
    await restoreItem(item, document);
    expect(noticeKinds(one.place)).toEqual(['restored']);
    expect(one.keys()).toEqual(before);
  });
});

describe.each(lists.filter(({ place }) => place !== 'supplement'))(
  'an answer about $place that is a success, and lacks the item',
  (one) => {
    it('[REM-03] is a failure of its undo: it is not in its list, and the shopper gets a message', async () => {
      await openAtRest(one.shopper);
      const item = firstOf(one);
      await removeItem(item, document);
      await readAgain[one.list]();
      const body = await (await fetch(`/profiles/data/v1/${$profile.get().profile?.uuid}/${one.list}`)).json();
      await setFaults({ method: 'POST', path: '/profiles/data', body });
      await restoreItem(item, document);
      expect(noticeKinds(one.place)).toEqual(['restore-failed']);
      expect(one.keys()).not.toContain(item.key);
    });
  },
);

describe.each(lists.filter(({ method }) => method === 'POST'))('an item of $place that is put back twice', (one) => {
  it('[REM-07] is written once', async () => {
    await openAtRest(one.shopper);
    const item = firstOf(one);
    const before = one.keys();
    await removeItem(item, document);
    await readAgain[one.list]();
    const writes = async () => (await callsTo('/profiles/data')).filter(({ method }) => method === 'POST').length;
    const earlier = await writes();
    await Promise.all([restoreItem(item, document), restoreItem(item, document)]);
    expect(await writes()).toBe(earlier + 1);
    expect(one.keys()).toEqual(before);
  });
});
