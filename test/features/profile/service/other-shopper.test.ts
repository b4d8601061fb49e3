import { expect, it } from 'vitest';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { getProfile, getProfileSection } from '../../../../src/features/profile/service.js';
import { sections } from '../../../../src/sections.js';
import { minimalProfile } from '../../../fixtures/wire/profile.js';
import { answeringWith } from '../../../shared/http/fake-fetch.js';

const own = 'aaaaaaaa-0000-4000-8000-00000000000f';
const other = 'bbbbbbbb-0000-4000-8000-00000000000f';
const drugsAndPharmacyDetails = { drugInfoDetails: [] };

it.each([
  ['its uuid', { uuid: own }, true],
  ['its uuid in capitals', { uuid: own.toUpperCase() }, true],
  ['another uuid', { uuid: other }, false],
  ['its uuid only in the user details', { uuid: undefined, userDetails: { uuid: own } }, true],
  ['its uuid in capitals only in the user details', { uuid: undefined, userDetails: { uuid: own.toUpperCase() } }, true],
  ['another uuid only in the user details', { uuid: undefined, userDetails: { uuid: other } }, false],
])('[SAFE-03] a response is about the shopper or not: it has %s', async (_, named, isOwn) => {
  const body = { ...(minimalProfile as object), drugsAndPharmacyDetails, ...named };
  const profile = await getProfile(answeringWith(body).http, sections, { uuid: own, planYear: 2027, isMerged: false });
  const section = await getProfileSection(answeringWith(body).http, own, drugsSection);
  expect([profile.ok, section.ok]).toEqual([isOwn, isOwn]);
  if (profile.ok) expect(profile.value.uuid).toBe(own);
});
