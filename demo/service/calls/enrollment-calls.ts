import type { Hono } from 'hono';
import { type Demo, recordOfAsker } from '../controls/demo.js';
import { textOf } from '../profiles/profile-data.js';
import { bodyOf, neededText } from './requests.js';

const MOST = 100;

/** CALL-05, CALL-07, CALL-18 and CALL-19. */
export function enrollmentCalls(app: Hono, demo: Demo): void {
  app.get('/enrollments/medsupp/v1', async (c) => {
    const record = await recordOfAsker(demo, c, demo.clock.of(c));
    const response = record?.background.supplementApplications ?? [];
    return c.json({ applications: response.length > 0 ? [{ response }] : [] });
  });

  app.post('/user/fetchEnrollmentDataByEmailId/:traceId/v1', async (c) => {
    const email = neededText(await bodyOf(c), 'emailId').toLowerCase();
    const record = await recordOfAsker(demo, c, demo.clock.of(c));
    const own = record ? textOf(record.profile.userDetails ?? {}, 'email').toLowerCase() : '';
    return c.json({ data: email === own ? (record?.background.externalDraft ?? null) : null });
  });

  app.post('/shopper-profile/api/applications/status/v1/search', async (c) => {
    const body = await bodyOf(c);
    const memberNumber = neededText(body, 'memberNumber').replaceAll('-', '').toUpperCase();
    const size = Math.min(Number(body.pageSize) || MOST, MOST);
    const background = (await recordOfAsker(demo, c, demo.clock.of(c)))?.background;
    const isOwn = background?.person && [background.person.mbi, background.person.memberNumber].includes(memberNumber);
    return c.json({ applications: isOwn ? background.applications.slice(0, size) : [] });
  });

  app.post('/shopper-profile/api/members/v3/read', async (c) => {
    const body = await bodyOf(c);
    const at = demo.clock.of(c);
    const { background } = await demo.profiles.read(neededText(body, 'uuid'), at);
    const isNumberRight = background.person?.mbi === neededText(body, 'mbi').replaceAll('-', '').toUpperCase();
    const lastYear = c.req.query('isFutureYearPlans') === 'true' ? at.year + 1 : at.year;
    const plans = background.memberPlans.filter(({ effDateYearAndPlanId }) => Number(effDateYearAndPlanId.slice(0, 4)) <= lastYear);
    return c.json({ profileMemberPlans: isNumberRight ? plans : [] });
  });
}
