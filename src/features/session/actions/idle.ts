import { ensurePopup } from '../../../element/popups.js';
import { announceUnavailable } from '../../../element/quiet-message.js';
import { emit } from '../../../shared/events.js';
import { onActivity, onReturn } from '../../../shared/page/activity.js';
import { isForeign } from '../../../shared/page/foreign-tags.js';
import { $settings } from '../../../shared/settings/state.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { secondsLeftIn } from '../../../shared/shopper/session.js';
import { $session, changeSession } from '../../../shared/shopper/session-state.js';
import { onTabActivity } from '../../../shared/tabs/tabs.js';
import { clock } from '../../../shared/time/clock.js';
import { $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { idleState } from '../rules/idle.js';
import { hasSession } from './has-session.js';
import { timeOut } from './sign-out.js';
import { SECOND, siteActivity } from './site-activity.js';

/**
 * Measures the idle time on all tabs of the site, warns before the session ends, and ends it (IDLE-01 to IDLE-04). It uses the clock and
 * does not count ticks, so a tab that was throttled or slept is right at once.
 */
function startWatch() {
  const { signal } = shopperScope();
  const activity = siteActivity();
  /** While a warning shows that a script asked for: how to take it back, and the timeout at that moment, which it keeps to. */
  let asked: { readonly takeBack: () => void; readonly timeout: number } | null = null;
  const stops = [onActivity(act), onReturn(look)];
  onTabActivity((at) => {
    activity.touchedAt(at);
    look();
  });
  tick();
  return { stay, warnNow, hide };

  /** The shopper did something here: that counts unless the warning shows or is due. Noticing it once a second is enough. */
  function act(): void {
    if (activity.idle() >= SECOND && look() === 'active') activity.touch();
  }

  /** The shopper has pressed 'Stay on this page'. */
  function stay(): void {
    activity.touch();
    activity.share(allowed());
    look();
  }

  /**
   * Brings the warning on, as if the session had been idle for long enough. One that shows already counts on: a script is no sign of the
   * shopper.
   */
  function warnNow(): boolean {
    if (look() === 'active') asked = { takeBack: activity.pretendIdle((timeout() + 1) * SECOND), timeout: timeout() };
    return look() === 'warned';
  }

  /** Takes back a warning that a script asked for, as if it had never shown. One that is due stays: a script is no sign of the shopper. */
  function hide(): boolean {
    if (!asked) return false;
    asked.takeBack();
    asked = null;
    return look() === 'active';
  }

  function tick(): void {
    if (look() === 'stopped') return;
    activity.share(allowed());
    clock.after(SECOND, tick);
  }

  function allowed(): number {
    return asked?.timeout ?? timeout();
  }

  /** Works out what the idle time means now, and acts on it. */
  function look(): 'active' | 'warned' | 'stopped' {
    if (signal.aborted) return stop();
    activity.readOthers();
    const state = idleState(activity.idle(), allowed());
    if (state.kind === 'active') {
      asked = null;
      changeSession({ type: 'active' });
      return 'active';
    }
    if (state.kind === 'expiring') return warn(Math.ceil(state.left / SECOND));
    void timeOut();
    return stop();
  }

  function stop(): 'stopped' {
    for (const end of stops.splice(0)) end();
    return 'stopped';
  }
}

function warn(secondsLeft: number): 'warned' {
  const before = secondsLeftIn($session.get());
  if (before === secondsLeft) return 'warned';
  // Again each second: what a script took off the page comes back.
  if (!isForeign('ucp-timeout-popup')) ensurePopup('ucp-timeout-popup');
  else if (before === null) announceUnavailable();
  changeSession({ type: 'warned', secondsLeft });
  if (before === null) emit(document, 'ucp-session-expiring', { secondsLeft });
  return 'warned';
}

/** Seconds: what the content says, else the setting (IDLE-02). */
function timeout(): number {
  return valueWhenLoaded($shopperContent.get())?.sessionTimeout ?? $settings.get()?.sessionTimeout ?? 0;
}

const idleWatch = Symbol.for('ucp.idleWatch');
const watch = () => shopperScope().own(idleWatch, startWatch);

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
