import type { Context, Hono } from 'hono';
import type { Demo } from '../controls/demo.js';
import { identityOf } from '../controls/identity.js';
import { changedElsewhere } from '../controls/other-device.js';
import { etagOf, isMatch } from '../controls/profile-answers.js';
import { activeYear, type DemoDate, stampOf } from '../demo-date.js';
import type { ProfileData } from '../profiles/profile-data.js';
import type { ProfileRecord } from '../profiles/profile-record.js';
import { coveredIn } from '../profiles/provider-coverage.js';
import { isPlanYear, withoutPlan, withoutSupplementPlan } from '../profiles/removal.js';
import { isSectionName, type SectionName, sectionOf, updateSection } from '../profiles/sections.js';
import { isOutsideUuid, shopperOf } from '../shoppers/shopper-names.js';
import { BadRequest, bodyOf, param } from './requests.js';

const DATA = '/profiles/data/v1/:uuid/:section';

function sectionParam(c: Context): SectionName {
  const name = param(c, 'section');
  if (!isSectionName(name)) throw new BadRequest('There is no such section');
  return name;
}

/** The year of the provider networks: the requested one, else the one on sale. */
function coverageYear(c: Context, at: DemoDate): number {
  const year = param(c, 'planYear');
  if (year === '') return activeYear(at);
  if (!isPlanYear(year)) throw new BadRequest('planYear must be a year');
  return Number(year);
}

function withCoverage(profile: ProfileData, year: number): ProfileData {
  return { ...profile, providersDetails: coveredIn(profile.providersDetails, year) };
}

const NOBODY = 'There is no shopper with this uuid; GET /__demo/shoppers lists them';

/** The library makes the uuid of a new guest. So the service knows it from the identity of the request, until the guest saves something. */
async function isKnown(c: Context, demo: Demo, uuid: string): Promise<boolean> {
  const identity = identityOf(c);
  const isOfNewGuest = identity?.uuid === uuid && identity.isGuest && isOutsideUuid(uuid);
  return isOfNewGuest || shopperOf(uuid, demo.shoppers) !== null || demo.profiles.has(uuid);
}

/** A uuid without a seed belongs to the shopper who sends it. The cookie says whether that is a guest. */
function withUuid(c: Context, record: ProfileRecord): ProfileData {
  const identity = identityOf(c);
  const { profile } = record;
  const isStranger = profile.userDetails === null && identity?.uuid === profile.uuid;
  return isStranger ? { ...profile, isGuest: identity.isGuest } : profile;
}

function removed(profile: ProfileData, section: 'plans' | 'medsupp', id: string, year: string, now: string): ProfileData {
  return section === 'plans' ? withoutPlan(profile, id, year, now) : withoutSupplementPlan(profile, id, year);
}

/** The response with the version of the stored section. The networks of a year do not change the version. */
function answer(c: Context, demo: Demo, stored: ProfileData, shown: ProfileData, section: SectionName): Response {
  const { etags, cacheControl } = demo.answers;
  if (etags) c.header('ETag', etagOf(sectionOf(stored, section)));
  if (cacheControl !== null) c.header('cache-control', cacheControl);
  return c.json(sectionOf(shown, section));
}

/** Whether a write is allowed: it has no version, or the stored one. */
function isCurrent(c: Context, profile: ProfileData, section: SectionName): boolean {
  const version = c.req.header('if-match');
  return version === undefined || isMatch(version, sectionOf(profile, section));
}

const refused = (c: Context) => c.json({ message: 'The section has changed since it was read' }, 412);

/** CALL-02, CALL-03 and CALL-04. */
export function profileCalls(app: Hono, demo: Demo): void {
  app.use('/profiles/data/v1/:uuid/*', async (c, next) => {
    const uuid = param(c, 'uuid');
    if (demo.sessions.isOver(uuid)) return c.json({ message: 'Invalid session' }, 401);
    if (!(await isKnown(c, demo, uuid))) return c.json({ message: NOBODY }, 404);
    return next();
  });

  app.get(`${DATA}/:planYear?/:flag?`, async (c) => {
    const section = sectionParam(c);
    const at = demo.clock.of(c);
    const year = coverageYear(c, at);
    const record = await demo.profiles.read(param(c, 'uuid'), at);
    const profile = withUuid(c, record);
    return answer(c, demo, profile, withCoverage(profile, year), section);
  });

  app.post(DATA, async (c) => {
    const section = sectionParam(c);
    const body = await bodyOf(c);
    const at = demo.clock.of(c);
    const uuid = param(c, 'uuid');
    const elsewhere = demo.elsewhere.take(uuid, section);
    const profile = await demo.profiles.change(uuid, at, (record) => {
      const now = stampOf(at);
      const before = elsewhere.reduce((one, change) => changedElsewhere(one, change, now), withUuid(c, record));
      const isMade = isCurrent(c, before, section);
      const updated = isMade ? updateSection(before, section, body, now) : before;
      return { record: { ...record, profile: updated }, answer: isMade ? updated : null };
    });
    if (!profile) return refused(c);
    return answer(c, demo, profile, withCoverage(profile, profile.providersDetails.planYear ?? activeYear(at)), section);
  });

  app.delete(`${DATA}/:planYear/:planId`, async (c) => {
    const section = sectionParam(c);
    if (section !== 'plans' && section !== 'medsupp') throw new BadRequest('Only plans are removed one by one');
    const [year, id] = [param(c, 'planYear'), param(c, 'planId')];
    if (!isPlanYear(year)) throw new BadRequest('planYear must be a year');
    const at = demo.clock.of(c);
    const profile = await demo.profiles.change(param(c, 'uuid'), at, (record) => {
      const isMade = isCurrent(c, record.profile, section);
      const updated = isMade ? removed(record.profile, section, id, year, stampOf(at)) : record.profile;
      return { record: { ...record, profile: updated }, answer: isMade ? updated : null };
    });
    return profile ? answer(c, demo, profile, profile, section) : refused(c);
  });
}
