import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyProfile } from '../../demo/service/profiles/profile-data.js';
import { newRecord } from '../../demo/service/profiles/profile-record.js';
import { createProfiles } from '../../demo/service/profiles/profiles.js';
import { shoppers } from '../../demo/service/shoppers/index.js';
import { lmdbStore } from '../../demo/service/store/lmdb-store.js';
import { memoryStore } from '../../demo/service/store/memory-store.js';
import type { ProfileStore } from '../../demo/service/store/profile-store.js';
import { createTestApp, rawRequest, uuidOfShopper } from './demo-app.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-store.v1-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const record = newRecord(emptyProfile('u', true));

async function checkStore(store: ProfileStore): Promise<void> {
  expect(await store.get('a/2026')).toBeNull();
  await store.put('a/2026', record);
  await store.put('b/2026', { ...record, attemptsLeft: 1 });
  expect(await store.get('a/2026')).toEqual(record);
  expect((await store.keys()).toSorted()).toEqual(['a/2026', 'b/2026']);
  await store.put('a/2026', { ...record, imports: 2 });
  expect((await store.get('a/2026'))?.imports).toBe(2);
  await store.delete('a/2026');
  await store.delete('a/2026');
  expect(await store.get('a/2026')).toBeNull();
  expect(await store.keys()).toEqual(['b/2026']);
}

describe('a store', () => {
  it('keeps records in memory as copies', async () => {
    await checkStore(memoryStore());
    const store = memoryStore();
    const mine = { ...record, sentEmails: ['one'] };
    await store.put('a', mine);
    mine.sentEmails.push('two');
    expect((await store.get('a'))?.sentEmails).toEqual(['one']);
  });

  it('keeps records in a folder', async () => {
    const store = lmdbStore(folder);
    await checkStore(store);
    await store.close();
  });
});

describe('a service on a folder', () => {
  const path = `/profiles/data/v1/${uuidOfShopper('guest')}/plans`;

  it('keeps changes after a restart', async () => {
    const before = lmdbStore(folder);
    const app = createTestApp({ store: before });
    await Promise.all([rawRequest(app, 'DELETE', `${path}/2027/H0609044000`), rawRequest(app, 'DELETE', `${path}/2027/S0001001000`)]);
    await before.close();

    const after = lmdbStore(folder);
    const { body } = await rawRequest(createTestApp({ store: after }), 'GET', path);
    expect(body.plansDetails.plans).toHaveLength(6);
    expect(body.plansDetails.savedPlans).not.toContain('S0001001000 2027');
    const state = await rawRequest(createTestApp({ store: after, now: () => '2030-01-01T00:00:00' }), 'GET', '/__demo/state?shopper=guest');
    expect(state.body.demo.year).toBe(2026);
    await after.close();
  });

  it.each([uuidOfShopper('guest'), null])('starts a change during a reset of %s from the seed', async (whose) => {
    const [uuid, at] = [uuidOfShopper('guest'), { text: '2026-11-20', year: 2026, month: 11 }];
    const kept = memoryStore();
    const noted = (kind: string) =>
      profiles.change(uuid, at, (one) => ({ record: { ...one, sentEmails: [...one.sentEmails, kind] }, answer: 0 }));
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let late: Promise<unknown> | undefined;
    const profiles = createProfiles(
      {
        ...kept,
        async put(key, value) {
          if (late) await gate;
          await kept.put(key, value);
        },
        async delete(key) {
          late = noted('late');
          // Lets pending reads finish.
          for (let turn = 0; turn < 50; turn += 1) await undefined;
          await kept.delete(key);
          open();
        },
      },
      shoppers,
    );
    await noted('early');
    await profiles.reset(whose);
    await late;
    expect((await profiles.read(uuid, at)).sentEmails).toEqual(['late']);
  });

  it('discards records that were made from older seeds', async () => {
    const store = memoryStore();
    await rawRequest(createTestApp({ store }), 'DELETE', `${path}/2027/H0609044000`);
    const changed = shoppers.map((shopper) =>
      shopper.name === 'empty'
        ? { ...shopper, build: () => ({ profile: emptyProfile('', true), background: { ...record.background, agentUserName: 'new' } }) }
        : shopper,
    );
    expect((await rawRequest(createTestApp({ store, seed: changed }), 'GET', path)).body.plansDetails.plans).toHaveLength(8);
    expect((await rawRequest(createTestApp({ store }), 'GET', path)).body.plansDetails.plans).toHaveLength(7);
  });
});
