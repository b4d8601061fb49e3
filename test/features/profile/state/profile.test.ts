import { beforeEach, describe, expect, it } from 'vitest';
import {
  $profile,
  profileChanged,
  profileFailed,
  profileLoaded,
  profileLoading,
  readBegins,
  withLaterChanges,
} from '../../../../src/features/profile/state/profile.js';
import { sections } from '../../../../src/sections.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { aDrug, aGenericDrug } from '../../../fixtures/drugs.js';
import { aProfile } from '../../../fixtures/profile.js';

const { drugs } = aProfile();
const less = { ...drugs, drugs: [aGenericDrug()] };

beforeEach(() => {
  resetStore();
  profileLoaded(aProfile());
});

describe('a read of the whole profile', () => {
  it('[REM-07] keeps a section that was changed after it began, and takes the others', () => {
    const since = readBegins();
    profileChanged({ drugs: less });
    const read = aProfile({ extraHelp: { subsidyLevel: '1', answer: null } });
    expect(withLaterChanges(read, since, sections.lists)).toEqual({ ...read, drugs: less });
  });

  it('takes a section that was changed before it began', () => {
    profileChanged({ drugs: less });
    const since = readBegins();
    const extraHelp = { subsidyLevel: '0', answer: null } as const;
    profileChanged({ extraHelp });
    const read = aProfile({ drugs: { ...drugs, drugs: [aDrug()] }, extraHelp: { subsidyLevel: '1', answer: null } });
    expect(withLaterChanges(read, since, sections.lists)).toEqual({ ...read, extraHelp });
  });

  it('takes another shopper’s profile whole', () => {
    const since = readBegins();
    profileChanged({ drugs: less });
    const read = aProfile({ uuid: 'another' });
    expect(withLaterChanges(read, since, sections.lists)).toBe(read);
  });

  it('is still under way when a section changes meanwhile', () => {
    profileLoading();
    profileChanged({ drugs: less });
    expect($profile.get()).toMatchObject({ status: 'loading', profile: { drugs: less } });
    profileFailed();
    expect($profile.get()).toMatchObject({ status: 'old', profile: { drugs: less } });
  });

  it('[REM-07] is stale after it failed, even if one section was loaded again: the others were not read', () => {
    profileFailed();
    profileChanged({ drugs: less });
    expect($profile.get()).toMatchObject({ status: 'old', profile: { drugs: less } });
  });
});

it('[REM-07] what was read of a section does not undo a change that was confirmed meanwhile', () => {
  const since = readBegins();
  profileChanged({ drugs: less });
  profileChanged({ drugs: { ...drugs, drugs: [aDrug()] } }, since);
  expect($profile.get()).toMatchObject({ profile: { drugs: less } });
});

it('a change has nothing to go into before the first profile', () => {
  resetStore();
  profileChanged({ drugs: less });
  expect($profile.get()).toEqual({ status: 'loading', profile: null });
});

it('[REM-07] an older answer about a section does not make it older: a read that began before its change does not undo that', () => {
  profileLoaded(aProfile());
  const { drugs } = aProfile();
  const less = { ...drugs, drugs: [aGenericDrug()] };
  const earlier = readBegins();
  const later = readBegins();
  profileChanged({ drugs: less });
  profileChanged({ drugs }, earlier);
  expect(withLaterChanges(aProfile(), later, sections.lists).drugs).toEqual(less);
  expect($profile.get()).toMatchObject({ profile: { drugs: less } });
});
