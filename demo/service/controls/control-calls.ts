import type { Context } from 'hono';
import { Hono } from 'hono/quick';
import { brands } from '../../../src/shared/brands.js';
import { BadRequest, bodyOf, neededText } from '../calls/requests.js';
import { searchDrugs, usualRefill, wireDrug } from '../catalogue/drugs.js';
import { pharmacies, wirePharmacy } from '../catalogue/pharmacies.js';
import { searchProviders, wireProvider } from '../catalogue/providers.js';
import { activeYear, readDemoDate, stampOf } from '../demo-date.js';
import { dateCookie, entryOf } from '../enter.js';
import { uuidOf } from '../shoppers/shopper-names.js';
import type { Demo } from './demo.js';
import { changedElsewhere, readDeviceChange } from './other-device.js';
import { readProfileAnswers } from './profile-answers.js';

function uuidNamed(demo: Demo, name: string | undefined): string {
  const uuid = uuidOf(name ?? '', demo.shoppers);
  if (uuid === null) throw new BadRequest('There is no such shopper; GET /__demo/shoppers lists them');
  return uuid;
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new BadRequest('The body is not JSON');
  }
}

/**
 * A path of this site as a browser reads it, without tabs and line breaks; null for any other URL, to prevent open
 * redirects.
 */
function ownPlace(to: string, site: string): string | null {
  if (!to.startsWith('/') || !URL.canParse(to, site)) return null;
  const { origin, pathname, search, hash } = new URL(to, site);
  return origin === new URL(site).origin ? pathname + search + hash : null;
}

function enter(app: Hono, demo: Demo): void {
  app.get('/enter', (c) => {
    const entry = entryOf(c.req.query('shopper') ?? '', demo.shoppers);
    if (!entry) throw new BadRequest('There is no such shopper; GET /__demo/shoppers lists them');
    for (const one of [...entry.cookies, dateCookie(c.req.query('date') ?? null)]) c.header('Set-Cookie', one, { append: true });
    const to = c.req.query('to');
    if (to === undefined) return c.json({ ...entry.identity, kind: entry.kind, session: entry.session });
    const place = ownPlace(to, c.req.url);
    if (place === null) throw new BadRequest('`to` must be a path of this site');
    return c.redirect(place);
  });
}

/** Serves a script that sets session storage for a shopper. A page runs it before the library. */
function sessionScript(app: Hono, demo: Demo): void {
  app.get('/session.js', (c) => {
    const entry = entryOf(c.req.query('shopper') ?? '', demo.shoppers);
    if (!entry) throw new BadRequest('There is no such shopper; GET /__demo/shoppers lists them');
    const lines = Object.entries(entry.session).map(([key, value]) => {
      const [name, text] = [key, value].map((one) => JSON.stringify(one));
      return value === null ? `sessionStorage.removeItem(${name});` : `sessionStorage.setItem(${name}, ${text});`;
    });
    c.header('cache-control', 'no-store');
    return c.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
}

function stateAndReset(app: Hono, demo: Demo): void {
  app.get('/state', async (c) => {
    const uuid = uuidNamed(demo, c.req.query('shopper'));
    const asked = c.req.query('date');
    const at = asked ? readDemoDate(asked, demo.clock.today()) : demo.clock.of(c);
    const { year, record } = asked ? { year: at.year, record: await demo.profiles.read(uuid, at) } : await demo.profiles.latest(uuid, at);
    const { attemptsLeft, imports, remindersStopped, sentEmails } = record;
    return c.json({ ...record.profile, demo: { year, attemptsLeft, imports, remindersStopped, sentEmails } });
  });

  app.post('/reset', async (c) => {
    const text = await c.req.text();
    const shopper = text.trim() === '' ? undefined : (await bodyOf(c)).shopper;
    const uuid = shopper === undefined || shopper === null ? null : uuidNamed(demo, String(shopper));
    await demo.profiles.reset(uuid);
    if (uuid === null) demo.sessions.clear();
    else demo.sessions.renew(uuid);
    demo.log.clear();
    demo.elsewhere.clear();
    return c.json({ reset: uuid === null ? 'all' : shopper });
  });

  app.post('/session', async (c) => {
    const body = await bodyOf(c);
    const uuid = uuidNamed(demo, neededText(body, 'shopper'));
    const endsInMs = Number(body.endsInMs ?? 0);
    if (!(endsInMs >= 0)) throw new BadRequest('endsInMs must not be negative');
    demo.sessions.endIn(uuid, endsInMs);
    return c.json({ shopper: body.shopper, endsInMs });
  });
}

/** Routes that change the profile responses, and that act as another device of the shopper. */
function answersAndDevices(app: Hono, demo: Demo): void {
  app.post('/answers', async (c) => {
    demo.answers = readProfileAnswers(await bodyOf(c));
    return c.json(demo.answers);
  });
  app.get('/answers', (c) => c.json(demo.answers));

  app.post('/other-device', async (c) => {
    const body = await bodyOf(c);
    const uuid = uuidNamed(demo, neededText(body, 'shopper'));
    const change = readDeviceChange(body);
    const when = body.when ?? 'now';
    if (when !== 'now' && when !== 'next-write') throw new BadRequest("when must be 'now' or 'next-write'");
    if (when === 'next-write') demo.elsewhere.wait(uuid, change);
    else {
      const at = demo.clock.of(c);
      await demo.profiles.change(uuid, at, (record) => {
        const profile = changedElsewhere(record.profile, change, stampOf(at));
        return { record: { ...record, profile }, answer: null };
      });
    }
    return c.json({ shopper: body.shopper, section: change.section, when });
  });
}

function faultsAndClock(app: Hono, demo: Demo): void {
  app.post('/faults', async (c) => {
    demo.faults.set(await jsonOf(c));
    return c.json({ faults: demo.faults.list() });
  });
  app.get('/faults', (c) => c.json({ faults: demo.faults.list() }));

  app.get('/calls', (c) => {
    const shopper = c.req.query('shopper');
    const uuid = shopper === undefined ? null : uuidNamed(demo, shopper);
    return c.json(demo.log.list().filter((call) => uuid === null || call.uuid === uuid));
  });

  app.post('/clock', async (c) => {
    const { date } = await bodyOf(c);
    if (date !== null && typeof date !== 'string') throw new BadRequest('date must be text, or null for the real one');
    demo.clock.set(date);
    return c.json({ systemDate: demo.clock.today().text });
  });
  app.get('/clock', (c) => c.json({ systemDate: demo.clock.of(c).text }));
}

/** The lists for the stand-ins of the outside tools, in the profile's format. */
function catalogue(app: Hono, demo: Demo): void {
  app.get('/drugs', (c) => c.json({ drugs: searchDrugs(c.req.query('q') ?? '').map((drug) => wireDrug(drug, usualRefill(drug))) }));
  app.get('/pharmacies', (c) => c.json({ pharmacies: pharmacies.map(wirePharmacy) }));
  app.get('/providers', (c) => {
    const year = activeYear(demo.clock.of(c));
    return c.json({ providers: searchProviders(c.req.query('q') ?? '').map((provider) => wireProvider(provider, year)) });
  });
}

/**
 * The routes under `/__demo`, by which tests and people control the demo. They are never logged, and faults never
 * affect them.
 */
export function controlCalls(demo: Demo): Hono {
  const app = new Hono();
  app.get('/shoppers', (c) =>
    c.json(demo.shoppers.map(({ name, kind, summary, typedAs }) => ({ name, kind, summary, typedAs, uuid: uuidNamed(demo, name) }))),
  );
  app.get('/brands', (c) => c.json(brands));
  enter(app, demo);
  sessionScript(app, demo);
  stateAndReset(app, demo);
  answersAndDevices(app, demo);
  faultsAndClock(app, demo);
  catalogue(app, demo);
  return app;
}
