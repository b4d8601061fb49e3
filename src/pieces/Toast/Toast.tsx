import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { verbs } from '../../flows/verbs.js';
import { type ReactPiece, useHost } from '../../platform/react-renderer.js';
import { $popup } from '../../store/popups.js';
import { $toast, closeToast, type Toast as Message } from '../../store/toast.js';
import { toast as english } from '../../text/en/session.js';
import type { ToastText } from '../../text/messages.js';
import button from '../../ui/Button.css?inline';
import { Button } from '../../ui/Button.js';
import base from '../../ui/base.css?inline';
import { lift } from '../../ui/bubble.js';
import { Icon } from '../../ui/Icon.js';
import iconButton from '../../ui/IconButton.css?inline';
import { IconButton } from '../../ui/IconButton.js';
import { close } from '../../ui/icons/close.js';
import { info } from '../../ui/icons/info.js';
import { ok } from '../../ui/icons/ok.js';
import { type Announcement, announce, LiveRegion } from '../../ui/LiveRegion.js';
import { asSentences } from '../../ui/sentences.js';
import { telling } from '../telling.js';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';
import css from './Toast.css?inline';
import { useClearOfFocus } from './use-clear-of-focus.js';

/** A message at the corner of large screens (TOAST-01). It goes when the shopper closes it, and never by itself. */
function Toast() {
  const toast = useFact($toast);
  useEmptyHost(!toast);
  return toast && <Corner toast={toast} />;
}

function Corner({ toast }: { readonly toast: Message }) {
  const host = useHost();
  const text = useText('toast', english);
  const box = useRef<HTMLElement>(null);
  const { corner, giveBack } = useClearOfFocus(box);
  const onClose = telling('Close', () => {
    giveBack();
    closeToast();
  });
  // Its name may be the shopper's, which no attribute says.
  const id = useId();
  const [title, sentence] = wordsOf(toast, text);
  // After each drawing, because an element that was moved is drawn again.
  useLayoutEffect(() => {
    if (box.current) lift(box.current);
  });
  return (
    <>
      {/* Beside the box, which a small screen does not show: what was imported is heard there too (IMP-07). */}
      <LiveRegion say={useAnnouncement(asSentences(title, sentence))} />
      <section className={`root toast toast--${corner}`} aria-labelledby={id} ref={box} part="toast">
        <div className={`toast__body toast__body--${toast.kind}`}>
          <Icon of={toast.kind === 'guest' ? info : ok} />
          <b id={id}>{title}</b>
          <p>{sentence}</p>
          {toast.kind === 'guest' && (
            <Button kind="secondary" onClick={() => verbs.signIn(host)}>
              {text.signIn}
            </Button>
          )}
          <IconButton icon={close} label={text.close} onClick={onClose} />
        </div>
      </section>
    </>
  );
}

function wordsOf(toast: Message, text: ToastText): readonly [title: string, sentence: string] {
  return toast.kind === 'guest' ? [text.member, text.memberHint] : [text.hello(toast.firstName), text.added];
}

/** Spoken once, when no popup covers it. */
function useAnnouncement(words: string): Announcement | null {
  const isHeard = useFact($popup) === null;
  const [say, setSay] = useState<Announcement | null>(null);
  useEffect(() => {
    if (isHeard) setSay(announce(null, words));
  }, [words, isHeard]);
  return say;
}

export const piece = { component: Toast, styles: [base, button, iconButton, css] } satisfies ReactPiece;
