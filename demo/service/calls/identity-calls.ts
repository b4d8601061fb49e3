import type { Hono } from 'hono';
import type { Demo } from '../controls/demo.js';
import { identityOf } from '../controls/identity.js';
import { stampOf } from '../demo-date.js';
import { importClaims } from '../profiles/import.js';
import { mergeProfile } from '../profiles/merge.js';
import { textOf } from '../profiles/profile-data.js';
import { uuidOf } from '../shoppers/shopper-names.js';
import { BadRequest, bodyOf, neededText } from './requests.js';

const NEW_ACCOUNT = 'new-';

/** Sign-in codes are shoppers' names. The prefix `new-` means that the account was just created. */
function shopperOfCode(code: string): { readonly name: string; readonly isNew: boolean } {
  return code.startsWith(NEW_ACCOUNT) ? { name: code.slice(NEW_ACCOUNT.length), isNew: true } : { name: code, isNew: false };
}

/** CALL-01, logout, CALL-06 and the merge. */
export function identityCalls(app: Hono, demo: Demo): void {
  app.post('/profiles/auth/validate/v1', async (c) => {
    const { name, isNew } = shopperOfCode(neededText(await bodyOf(c), 'code'));
    const uuid = uuidOf(name, demo.shoppers);
    if (uuid === null) return c.json({ message: 'The sign-in code is not known' }, 401);
    demo.sessions.renew(uuid);
    const { background } = await demo.profiles.read(uuid, demo.clock.of(c));
    return c.json({ uuid, agentUserName: background.agentUserName, isNewOptumIdProfileCreated: isNew });
  });

  app.delete('/profiles/session/v1', (c) => {
    const identity = identityOf(c);
    if (identity) demo.sessions.renew(identity.uuid);
    return c.json({ status: 'OK' });
  });

  app.post('/profiles/import/member-items/v1', async (c) => {
    const body = await bodyOf(c);
    const uuid = neededText(body, 'uuid');
    const trigger = neededText(body, 'triggeredBy');
    const at = demo.clock.of(c);
    if (demo.sessions.isOver(uuid)) return c.json({ message: 'Invalid session' }, 401);
    return c.json(await demo.profiles.change(uuid, at, (record) => importClaims(record, trigger, stampOf(at))));
  });

  app.post('/profiles/merge/v1', async (c) => {
    const typed = await bodyOf(c);
    const action = textOf(typed, 'action');
    if (action !== 'm' && action !== 's') throw new BadRequest("action must be 'm' or 's'");
    const identity = identityOf(c);
    if (!identity) return c.json({ message: 'Nobody is signed in' }, 400);
    if (demo.sessions.isOver(identity.uuid)) return c.json({ message: 'Invalid session' }, 401);
    const at = demo.clock.of(c);
    const { status, body } = await demo.profiles.change(identity.uuid, at, (record) => mergeProfile(record, typed, stampOf(at)));
    return c.json(body, status);
  });
}
