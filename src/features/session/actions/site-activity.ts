import { keptArea } from '../../../shared/shopper/agent.js';
import { readJson, writeJson } from '../../../shared/storage/storage.js';
import { notifyActive } from '../../../shared/tabs/tabs.js';
import { clock } from '../../../shared/time/clock.js';
import { readLastActivity } from '../rules/idle.js';

export const SECOND = 1000;

/** A moment on both clocks of the browser. `epoch` advances while the computer sleeps, `elapsed` cannot be set back. */
interface Moment {
  readonly epoch: number;
  readonly elapsed: number;
}

function now(): Moment {
  return { epoch: clock.epoch(), elapsed: clock.elapsed() };
}

/** When something last happened on any tab of the site: what happens here is shared with the others, and theirs counts here (IDLE-04). */
export function siteActivity() {
  const area = keptArea();
  let last = now();
  let shared = 0;
  /** The storage entry of another tab, as it was last read. */
  let seen = 0;
  return { idle, touch, touchedAt, pretendIdle, readOthers, share };

  /** Milliseconds without activity, by the clock that has gone further: the other one stood still, or was set back. */
  function idle(): number {
    const here = now();
    return Math.max(here.epoch - last.epoch, here.elapsed - last.elapsed);
  }

  /** Something happened here, just now. */
  function touch(): void {
    last = now();
  }

  /** Something happened in another tab, at this moment of the Unix epoch. */
  function touchedAt(at: number): void {
    const here = now();
    const age = Math.max(0, here.epoch - at);
    if (age < idle()) last = { epoch: here.epoch - age, elapsed: here.elapsed - age };
  }

  /** As if nothing had happened for so many milliseconds. Returns what takes that back. */
  function pretendIdle(milliseconds: number): () => void {
    const before = last;
    const here = now();
    last = { epoch: here.epoch - milliseconds, elapsed: here.elapsed - milliseconds };
    return () => {
      last = before;
    };
  }

  function readOthers(): void {
    const stored = readLastActivity(readJson(area, 'ucp_lastActive'));
    if (!stored || stored.at === seen) return;
    seen = stored.at;
    touchedAt(stored.at);
  }

  /**
   * Notifies the other tabs of activity here, at most once a second. A clock that was set back gives an earlier moment than before, which
   * is sent all the same.
   *
   * @param timeout seconds that the session may idle
   */
  function share(timeout: number): void {
    if (Math.abs(last.epoch - shared) < SECOND) return;
    shared = last.epoch;
    seen = last.epoch;
    writeJson(area, 'ucp_lastActive', { at: last.epoch, timeout });
    notifyActive(last.epoch);
  }
}
