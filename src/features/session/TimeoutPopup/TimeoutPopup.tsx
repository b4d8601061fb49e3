import { useEffect, useRef, useState } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { firstPressable } from '../../../shared/page/pressable.js';
import { secondsLeftIn } from '../../../shared/shopper/session.js';
import { $session } from '../../../shared/shopper/session-state.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import button from '../../../ui/Button.css?inline';
import { Button } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import dialog from '../../../ui/Dialog.css?inline';
import { Dialog } from '../../../ui/Dialog.js';
import { type Announcement, LiveRegion } from '../../../ui/LiveRegion.js';
import type { CloseReason } from '../../../ui/modal.js';
import notice from '../../../ui/Notice.css?inline';
import { Notice } from '../../../ui/Notice.js';
import spinner from '../../../ui/Spinner.css?inline';
import { useText } from '../../language/use-text.js';
import { hideWarning, stayHere, warnNow } from '../actions.js';
import { formatCountdown, lastAnnouncedMark } from '../rules/time-left.js';
import { timeoutPopup as english } from '../text/en/session.js';
import { useSignOut } from '../use-sign-out.js';
import css from './TimeoutPopup.css?inline';
import { useTabTitle } from './use-tab-title.js';

/** Warns before the session ends (IDLE-02, IDLE-03): by the clock, above whatever else is open. */
function TimeoutPopup({ open = false }: { readonly open?: boolean }) {
  const host = useHost();
  const secondsLeft = secondsLeftIn(useAtom($session));
  useOpenAttribute(open, secondsLeft !== null);
  // One warning is enough, however often its tag stands on the page.
  return secondsLeft === null || firstPressable(host.localName) !== host ? null : <Warning secondsLeft={secondsLeft} />;
}

/**
 * The attribute says whether the warning shows. A script that sets it opens the warning, and may close that again. A warning that is due
 * stays until the shopper answers. Otherwise a script that hides it would extend a session that nobody uses (IDLE-03).
 */
function useOpenAttribute(isAsked: boolean, isWarned: boolean): void {
  const host = useHost();
  const wasWarned = useRef(false);
  useEffect(() => {
    const isSame = wasWarned.current === isWarned;
    wasWarned.current = isWarned;
    const close = () => host.removeAttribute('open');
    const open = () => host.setAttribute('open', '');
    if (!isSame) host.toggleAttribute('open', isWarned);
    // Then it is the attribute that has changed.
    else if (isAsked && !isWarned) warnNow().then((isOn) => isOn || close(), close);
    else if (isWarned && !isAsked) hideWarning().then((isGone) => isGone || open(), open);
  }, [host, isAsked, isWarned]);
}

function Warning({ secondsLeft }: { readonly secondsLeft: number }) {
  const text = useText(english);
  const { isUnderWay, hasFailed, signOut } = useSignOut(useHost());
  const stay = useRef<HTMLButtonElement>(null);
  const say = useAnnouncement(secondsLeft, text.left);
  // For a shopper who is in another tab (IDLE-03).
  useTabTitle(`${formatCountdown(secondsLeft)} ${text.title}`);
  const onStay = () => void stayHere();
  const onClose = (reason: CloseReason) => reason !== 'closed' && onStay();
  const choices = (
    <>
      <Button kind="secondary" isBusy={isUnderWay} onClick={signOut}>
        {text.signOut}
      </Button>
      <Button onClick={onStay} ref={stay}>
        {text.stay}
      </Button>
      <LiveRegion say={say} />
    </>
  );
  return (
    <Dialog isAlert isSmall isCentred title={text.title} onClose={onClose} initialFocus={stay} foot={choices}>
      {hasFailed && (
        <Notice kind="negative" role="alert" part="notice">
          <p>{text.failed}</p>
        </Notice>
      )}
      <p>{text.lead}</p>
      <Ring secondsLeft={secondsLeft} />
    </Dialog>
  );
}

/** The time left is spoken at its marks, not each second (IDLE-03). */
function useAnnouncement(secondsLeft: number, left: (seconds: number) => string): Announcement | null {
  const mark = lastAnnouncedMark(secondsLeft);
  const [say, setSay] = useState<Announcement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a mark is spoken, with the seconds of that moment
  useEffect(() => {
    if (mark !== null) setSay({ id: mark, text: left(secondsLeft) });
  }, [mark]);
  return say;
}

const FULL = 120;
const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;

/** Empties with the time; the numerals hold the value, and the words before them say what it is. */
function Ring({ secondsLeft }: { readonly secondsLeft: number }) {
  return (
    <div className="countdown" role="timer">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r={RADIUS} />
        <circle cx="50" cy="50" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - Math.min(secondsLeft, FULL) / FULL)} />
      </svg>
      <span className="countdown__time">{formatCountdown(secondsLeft)}</span>
    </div>
  );
}

export const component = { component: TimeoutPopup, styles: [base, button, notice, dialog, spinner, css] } satisfies ReactComponent;
