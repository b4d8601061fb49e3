import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { $areSettingsDecided } from '../../../shared/settings/state.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { focusHeadingOf } from '../../../ui/focus.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { close } from '../../../ui/icons/close.js';
import { info } from '../../../ui/icons/info.js';
import { ok } from '../../../ui/icons/ok.js';
import { type Announcement, announce, LiveRegion } from '../../../ui/LiveRegion.js';
import { asSentences } from '../../../ui/sentences.js';
import { showInTopLayer } from '../../../ui/show-in-top-layer.js';
import { restorePharmacy } from '../../drugs/actions.js';
import { useText } from '../../language/use-text.js';
import { $notices, type PostedNotice } from '../../lists/state/notices.js';
import { $popup } from '../../popups/state/popups.js';
import { Notices, type NoticesProps, noticesStyles } from '../../profile/Notices/Notices.js';
import { restoreProviders } from '../../providers/actions.js';
import { closeToast, signIn } from '../../session/actions.js';
import { $isToastAwaited, $toast, type Toast as Message } from '../../session/state/toast.js';
import type { ToastText } from '../../session/text/en/session.js';
import { toast as english } from '../../session/text/en/session.js';
import css from './Toast.css?inline';
import { useClearOfFocus } from './use-clear-of-focus.js';

const putBack: NoticesProps['onPutBack'] = (target, { list }) =>
  void (list === 'drugs' ? restorePharmacy(target) : restoreProviders(target));

interface ToastProps {
  /** In the flow of the page, in place of the corner. */
  readonly inline?: boolean;
}

/**
 * Messages at the corner of the page, or in its flow, until the shopper closes them. The greeting is for large screens (TOAST-01). The end
 * of a session, and the outcome of an action outside its list, are for all screens (SESS-01, REM-03, DV-04).
 */
function Toast({ inline: isInline = false }: ToastProps) {
  const greeting = useAtom($toast);
  const posted = Object.values(useAtom($notices))
    .flat()
    .filter(({ isInToast }) => isInToast);
  const isAwaited = useAtom($isToastAwaited) && isInline;
  const isEmpty = !greeting && posted.length === 0;
  useEmptyHost(isEmpty && !isAwaited);
  if (isEmpty) return isAwaited ? <div className="awaited" /> : null;
  return isInline ? <InFlow greeting={greeting} posted={posted} /> : <Corner greeting={greeting} posted={posted} />;
}

interface CornerProps {
  readonly greeting: Message | null;
  readonly posted: readonly PostedNotice[];
}

function Corner({ greeting, posted }: CornerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { corner, giveBack } = useClearOfFocus(box);
  // One that is lifted while a popup is open would lie on that, and could not be pressed.
  const isCovered = useAtom($popup) !== null;
  // After each drawing, because an element that was moved is drawn again.
  useLayoutEffect(() => {
    if (box.current && !isCovered) showInTopLayer(box.current);
  });
  useLayoutEffect(() => {
    const latest = posted.length > 0 && box.current?.querySelector<HTMLElement>('.notice:last-child');
    if (box.current && latest) box.current.scrollTop = latest.offsetTop;
  }, [posted]);
  return (
    <>
      {greeting && <HeardGreeting of={greeting} isCovered={isCovered} />}
      <div className={`root toast toast--${corner}`} ref={box} part="toast">
        <Notices posted={posted} onClosed={giveBack} onPutBack={putBack} isNews isCovered={isCovered} />
        {greeting && <Greeting of={greeting} giveBack={giveBack} />}
      </div>
    </>
  );
}

/** Covers nothing, and so stays where it is. What is closed in it leaves focus to the next heading: that of what it stands above. */
function InFlow({ greeting, posted }: CornerProps) {
  const host = useHost();
  const onClosed = () => focusHeadingOf([host]);
  const isCovered = useAtom($popup) !== null;
  return (
    <>
      {greeting && <HeardGreeting of={greeting} isCovered={isCovered} />}
      <div className="root flow" part="toast">
        <Notices posted={posted} onClosed={onClosed} onPutBack={putBack} isNews isCovered={isCovered} />
        {greeting && <Greeting of={greeting} giveBack={onClosed} />}
      </div>
    </>
  );
}

interface GreetingProps {
  readonly of: Message;
  readonly giveBack: () => void;
}

function Greeting({ of, giveBack }: GreetingProps) {
  const host = useHost();
  const text = useText(english);
  const onClose = withClickTracking('Close', () => {
    giveBack();
    closeToast();
  });
  // Its name may be the shopper's, which no attribute says.
  const id = useId();
  const [title, sentence] = wordsOf(of, text);
  return (
    <section className={`greeting greeting--${of.kind}`} aria-labelledby={id}>
      <Icon of={of.kind === 'imported' ? ok : info} />
      <b id={id}>{title}</b>
      <p>{sentence}</p>
      {(of.kind === 'guest' || (of.kind === 'session-ended' && of.canSignIn)) && (
        <Button kind="secondary" onClick={() => signIn(host)}>
          {text.signIn}
        </Button>
      )}
      <IconButton icon={close} label={text.close} onClick={onClose} />
    </section>
  );
}

/** Beside the box, where a small screen does not show the greeting: what was imported is heard there too (IMP-07). */
function HeardGreeting({ of, isCovered }: { readonly of: Message; readonly isCovered: boolean }) {
  const text = useText(english);
  return <LiveRegion say={useAnnouncement(asSentences(...wordsOf(of, text)), isCovered)} />;
}

function wordsOf(toast: Message, text: ToastText): readonly [title: string, sentence: string] {
  if (toast.kind === 'guest') return [text.member, text.memberHint];
  if (toast.kind === 'session-ended') return [text.ended, text.endedHint];
  const { firstName, isAgent } = toast;
  return isAgent ? [text.viewing(firstName), text.addedForShopper] : [text.hello(firstName), text.added];
}

/** Spoken once, when no popup covers it. */
function useAnnouncement(words: string, isCovered: boolean): Announcement | null {
  const [say, setSay] = useState<Announcement | null>(null);
  useEffect(() => {
    if (!isCovered) setSay(announce(null, words));
  }, [words, isCovered]);
  return say;
}

export const component = {
  component: Toast,
  styles: [base, ...noticesStyles, css],
  when: $areSettingsDecided,
} satisfies ReactComponent;
