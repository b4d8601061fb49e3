import { idleState, readLastActivity } from '../../domain/session/idle.js';
import { onActivity, onReturn } from '../../platform/activity.js';
import { clock } from '../../platform/clock.js';
import { emit } from '../../platform/events.js';
import { ensurePopup } from '../../platform/popups.js';
import { readJson, writeJson } from '../../platform/storage.js';
import { $shopperContent } from '../../store/content.js';
import { $identity } from '../../store/identity.js';
import { shopperCell } from '../../store/page.js';
import { $session, changeSession } from '../../store/session.js';
import { $settings } from '../../store/settings.js';
import { hearActivity, tellActive } from '../page/tabs.js';
import { areaOfIdentity } from './agent.js';
import { hasSession } from './has-session.js';
import { timeOut } from './sign-out.js';

const SECOND = 1000;

/** A moment on both clocks of the browser: one counts while the computer sleeps, the other cannot be set back. */
interface Moment {
  readonly epoch: number;
  readonly elapsed: number;
}

/**
 * Watches how long nothing has happened on any tab of the site, warns before the session ends, and ends it (IDLE-01 to IDLE-04).
 * What counts is how late it is, not how often this was asked: a tab that was throttled or slept is right at once.
 */
function startWatch() {
  const identity = $identity.get();
  const area = areaOfIdentity();
  let last = now();
  /** While a warning shows that a script brought on: what `last` was before, and the timeout that the warning goes by, whatever comes. */
  let asked: { readonly before: Moment; readonly timeout: number } | null = null;
  let told = 0;
  /** What another tab left in storage, as it was read last. */
  let seen = 0;
  const stops = [onActivity(act), onReturn(look)];
  hearActivity((at) => {
    take(at);
    look();
  });
  tick();
  return { stay, warnNow, hide };

  /** Something happened here: it counts, unless the warning shows or is due. Once a second is often enough to notice. */
  function act(): void {
    if (idleFor() >= SECOND && look() === 'active') last = now();
  }

  /** The shopper is there, and says so. */
  function stay(): void {
    last = now();
    share();
    look();
  }

  /** As if nothing had happened for as long as a session may idle. A warning that shows already counts on: asking is no sign of the shopper. */
  function warnNow(): boolean {
    const state = look();
    if (state !== 'active') return state === 'warned';
    asked = { before: last, timeout: timeout() };
    const idle = (allowed() + 1) * SECOND;
    last = { epoch: now().epoch - idle, elapsed: now().elapsed - idle };
    return look() === 'warned';
  }

  /** A script's own warning goes as if it had never come. One that is due stays: hiding it is no sign of the shopper. */
  function hide(): boolean {
    if (!asked) return false;
    last = asked.before;
    asked = null;
    return look() === 'active';
  }

  /** Something happened at this moment in another tab. */
  function take(at: number): void {
    const here = now();
    const age = Math.max(0, here.epoch - at);
    if (age < idleFor()) last = { epoch: here.epoch - age, elapsed: here.elapsed - age };
  }

  function tick(): void {
    if (look() === 'stopped') return;
    share();
    clock.after(SECOND, tick);
  }

  /** Tells other tabs of what happened here; at most once a second. A clock that was set back says less than it did, and is told all the same. */
  function share(): void {
    if (Math.abs(last.epoch - told) < SECOND) return;
    told = last.epoch;
    seen = last.epoch;
    writeJson(area, 'ucp_lastActive', { at: last.epoch, timeout: allowed() });
    tellActive(last.epoch);
  }

  function readOthers(): void {
    const stored = readLastActivity(readJson(area, 'ucp_lastActive'));
    if (!stored || stored.at === seen) return;
    seen = stored.at;
    take(stored.at);
  }

  function allowed(): number {
    return asked?.timeout ?? timeout();
  }

  /** By the clock that has gone further: one of them stood still, or was set back. */
  function idleFor(): number {
    const here = now();
    return Math.max(here.epoch - last.epoch, here.elapsed - last.elapsed);
  }

  /** What the time without activity means now, and what follows from it. */
  function look(): 'active' | 'warned' | 'stopped' {
    if ($identity.get() !== identity) return stop();
    readOthers();
    const state = idleState(idleFor(), allowed());
    if (state.kind === 'active') {
      asked = null;
      if ($session.get().secondsLeft !== null) changeSession({ secondsLeft: null });
      return 'active';
    }
    if (state.kind === 'expiring') return warn(Math.ceil(state.left / SECOND));
    void timeOut();
    return stop();
  }

  function warn(secondsLeft: number): 'warned' {
    const before = $session.get().secondsLeft;
    if (before === secondsLeft) return 'warned';
    // Again each second: what a script took off the page comes back.
    ensurePopup('ucp-timeout-popup');
    changeSession({ secondsLeft });
    if (before === null) emit(document, 'ucp-session-expiring', { secondsLeft });
    return 'warned';
  }

  function stop(): 'stopped' {
    for (const end of stops.splice(0)) end();
    return 'stopped';
  }
}

function now(): Moment {
  return { epoch: clock.epoch(), elapsed: clock.elapsed() };
}

/** Seconds: what the content says, else the setting (IDLE-02). */
function timeout(): number {
  const content = $shopperContent.get();
  const said = content === 'loading' ? null : content?.sessionTimeout;
  return said ?? $settings.get()?.sessionTimeout ?? 0;
}

const watch = () => shopperCell('idleWatch', startWatch);

/** Once a shopper. */
export function watchIdle(): void {
  watch();
}

/** 'Stay on this page' (IDLE-03). */
export function stayHere(): void {
  if (hasSession()) watch().stay();
}

/** Brings the warning on; false for a guest, who has no session that could end. */
export function warnNow(): boolean {
  return hasSession() && watch().warnNow();
}

/** Takes a warning off that a script brought on; false for one that is due (IDLE-03). */
export function hideWarning(): boolean {
  return hasSession() && watch().hide();
}
