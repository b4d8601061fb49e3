import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import type { ListName } from '../../../shared/view/lists.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import { isRendered } from '../../../ui/focus.js';
import { type Announcement, LiveRegion } from '../../../ui/LiveRegion.js';
import { Notice, noticeStyles } from '../../../ui/Notice.js';
import { spinnerStyles } from '../../../ui/Spinner.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { handFocusToHeading } from '../../../ui/use-focus-after-removal.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { closeNotice } from '../../lists/actions.js';
import { type PostedNotice, type RemovalNotice, subjectOf } from '../../lists/state/notices.js';
import { restoreItem } from '../actions.js';
import { lists as english, type ListsText } from '../text/en/removal.js';
import css from './Notices.css?inline';
import { announcementOf, hintOf, titleOf } from './notice-texts.js';

const kinds = {
  removed: 'positive',
  restoring: 'positive',
  restored: 'positive',
  saved: 'positive',
  replaced: 'positive',
  'putting-back': 'positive',
  'put-back': 'positive',
  'replace-failed': 'negative',
  'put-back-failed': 'negative',
  'save-failed': 'negative',
  'remove-failed': 'negative',
  'restore-failed': 'negative',
  'tool-unavailable': 'caution',
  'tool-unusable': 'negative',
  'print-failed': 'caution',
} as const;

const isSuccess = ({ kind }: PostedNotice) => kinds[kind] === 'positive';
const isFailure = (one: PostedNotice) => !isSuccess(one);

export interface NoticesProps {
  readonly posted: readonly PostedNotice[];
  readonly onClosed: () => void;
  /** Puts back the replaced doctors, or the pharmacy, where their notice shows (PV-09, PHARM-04). */
  readonly onPutBack?: ((target: EventTarget, notice: PostedNotice) => void) | undefined;
  /** A notice at the first drawing is news too. Otherwise it was shown before this was drawn. */
  readonly isNews?: boolean;
  /** A popup is open over it. The message is announced when that has closed. */
  readonly isCovered?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The messages, one below the other, and announced: a failure at once, the rest politely. */
export function Notices({ posted, onClosed, onPutBack, isNews, isCovered, ref }: NoticesProps) {
  const text = useText(english);
  const close = withClickTracking('Close', (one: PostedNotice) => {
    closeNotice(one);
    onClosed();
  });
  const failure = useAnnouncement(posted.filter(isFailure), text, isNews, isCovered);
  return (
    <div ref={ref} className="notices">
      <LiveRegion say={useAnnouncement(posted.filter(isSuccess), text, isNews, isCovered)} />
      {failure && <LiveRegion say={failure} role="alert" />}
      {posted.map((one) => (
        <OneNotice posted={one} text={text} onClose={() => close(one)} onPutBack={onPutBack} key={`${one.list} ${subjectOf(one)}`} />
      ))}
    </div>
  );
}

interface OneNoticeProps {
  readonly posted: PostedNotice;
  readonly text: ListsText;
  readonly onClose: () => void;
  readonly onPutBack: NoticesProps['onPutBack'];
}

function OneNotice({ posted, text, onClose, onPutBack }: OneNoticeProps) {
  const host = useHost();
  const { close, tryAgain } = useText(commonEnglish);
  const box = useRef<HTMLDivElement>(null);
  // It may go by itself, as when the session ends.
  useLayoutEffect(() => handFocusToHeading(box.current), []);
  const hint = hintOf(posted, text);
  const undo = (item: Restorable) => {
    // The button disappears when the item is back: focus moves to the notice, which then says so.
    box.current?.focus();
    restoreItem(item, host);
  };
  const undoReplacement = () => {
    box.current?.focus();
    onPutBack?.(host, posted);
  };
  const isRetry = posted.kind === 'restore-failed' || posted.kind === 'put-back-failed';
  return (
    <Notice
      kind={kinds[posted.kind]}
      title={<UnbrokenCodes of={titleOf(posted, text)} isSentence />}
      closeLabel={close}
      onClose={onClose}
      part="notice"
      ref={box}
    >
      {hint && <p>{hint}</p>}
      {isRestorable(posted) && (
        <Button
          kind="quiet"
          suffix={isRetry ? titleOf(posted, text) : text.undoSuffix(posted.name)}
          isBusy={posted.kind === 'restoring'}
          onClick={() => undo(posted)}
        >
          {isRetry ? tryAgain : text.undo}
        </Button>
      )}
      {isReplacementUndone(posted) && (
        <Button
          kind="quiet"
          suffix={isRetry ? titleOf(posted, text) : 'pharmacy' in posted ? text.undoPharmacy : text.undoReplace}
          isBusy={posted.kind === 'putting-back'}
          onClick={undoReplacement}
        >
          {isRetry ? tryAgain : text.undo}
        </Button>
      )}
    </Notice>
  );
}

/** The notices that were spoken. Of two lists of a tag only one says a notice. */
const announced = new WeakSet<PostedNotice>();

/**
 * The texts of the notices that are new since the last drawing, once no popup covers them. At the first drawing none is new, unless they
 * are marked so.
 */
function useAnnouncement(notices: readonly PostedNotice[], text: ListsText, isNews?: boolean, isCovered?: boolean): Announcement | null {
  const host = useHost();
  const heard = useRef(isNews ? 0 : lastTurn(notices));
  const [say, setSay] = useState<Announcement | null>(null);
  useEffect(() => {
    if (isCovered) return;
    const news = notices.filter(
      (one) => one.turn > heard.current && one.kind !== 'restoring' && one.kind !== 'putting-back' && !announced.has(one),
    );
    heard.current = lastTurn(notices);
    if (notices.length === 0) setSay(null);
    if (news.length === 0) return;
    // In a view that does not show nobody hears it.
    if (isRendered(host)) for (const one of news) announced.add(one);
    setSay({ id: heard.current, text: news.map((posted) => announcementOf(posted, text)).join(' ') });
  }, [notices, text, isCovered, host]);
  return say;
}

function lastTurn(notices: readonly PostedNotice[]): number {
  return Math.max(0, ...notices.map(({ turn }) => turn));
}

/** Replaced, and not back: the earlier doctors may be put back, also after that has failed once (PV-09). */
function isReplacementUndone({ kind }: PostedNotice): boolean {
  return kind === 'replaced' || kind === 'putting-back' || kind === 'put-back-failed';
}

type Restorable = RemovalNotice & { readonly list: ListName };

/**
 * Removed, and not back: it may be put back, also after that has failed once (REM-03). A supplement plan is saved on its own page, and cannot
 * be put back from here.
 */
function isRestorable(posted: PostedNotice): posted is PostedNotice & Restorable {
  return (posted.kind === 'removed' || posted.kind === 'restoring' || posted.kind === 'restore-failed') && posted.list !== 'supplement';
}

export const noticesStyles: readonly string[] = [...buttonStyles, ...noticeStyles, ...spinnerStyles, css];
