import type { Context, Hono } from 'hono';
import { contentFragment, tollFreeNumber } from '../catalogue/content.js';
import type { Demo } from '../controls/demo.js';
import { identityOf } from '../controls/identity.js';
import { isRow, type Row, textOf } from '../profiles/profile-data.js';
import { BadRequest, bodyOf, neededText, param } from './requests.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Records that an email of a kind was sent. Never keeps the address or the content. */
async function noteEmail(demo: Demo, c: Context, kind: string, remindersStopped: boolean): Promise<void> {
  const identity = identityOf(c);
  if (!identity) return;
  await demo.profiles.change(identity.uuid, demo.clock.of(c), (record) => ({
    record: {
      ...record,
      sentEmails: [...record.sentEmails, kind],
      remindersStopped: record.remindersStopped || remindersStopped,
    },
    answer: null,
  }));
}

function checkAddress(body: Row): void {
  if (!EMAIL.test(neededText(body, 'emailAddress'))) throw new BadRequest('emailAddress is no address');
}

/** A profile event is JSON in a text, and must have an action (TRK-03). */
function checkEvent(body: Row): void {
  let event: unknown;
  try {
    event = JSON.parse(neededText(body, 'message'));
  } catch {
    throw new BadRequest('message is not JSON');
  }
  if (!isRow(event) || textOf(event, 'event_name') === '') throw new BadRequest('The event has no name');
  neededText(body, 'producerCn');
  neededText(body, 'topic');
}

/** CALL-21, CALL-22, the emails, the toll-free number and the tracking calls. */
export function sharedCalls(app: Hono, demo: Demo): void {
  app.get('/systemdate/v1', (c) => c.json({ systemDate: demo.clock.of(c).text }));

  app.get('/api/assets/uhccp/content-fragments/:name', (c) => {
    const fragment = contentFragment(param(c, 'name'), demo.clock.of(c));
    return fragment === null ? c.json({ message: 'There is no such fragment' }, 404) : c.json(fragment);
  });

  app.post('/EmailWAR/emailrest/profile/plans/v1', async (c) => {
    const body = await bodyOf(c);
    checkAddress(body);
    if (!Array.isArray(body.planIds) || body.planIds.length === 0) throw new BadRequest('planIds is empty');
    await noteEmail(demo, c, 'saved-plans', false);
    return c.json({ status: 'OK' });
  });

  app.post('/EmailWAR/emailrest/profile/email/v1', async (c) => {
    const body = await bodyOf(c);
    checkAddress(body);
    if (textOf(body, 'profileStatus') !== 'A') throw new BadRequest("profileStatus must be 'A'");
    if (!['AARPM', 'UHCM'].includes(textOf(body, 'siteId'))) throw new BadRequest('siteId must be AARPM or UHCM');
    await noteEmail(demo, c, 'reminders-stopped', true);
    return c.json({ status: 'OK' });
  });

  app.get('/bin/psctfn', (c) => c.json({ maPdpTFN: tollFreeNumber(c.req.query('pscCookie')) }));

  app.post('/gpdCustomEvent', async (c) => {
    checkEvent(await bodyOf(c));
    return c.json({ status: 'OK' });
  });

  app.post('/landrover/api/messages/sra/v1', async (c) => {
    const body = await bodyOf(c);
    neededText(body, 'eventType');
    neededText(body, 'eventTimestamp');
    return c.json({ status: 'OK' });
  });
}
