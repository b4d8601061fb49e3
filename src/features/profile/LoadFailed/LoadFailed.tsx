import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import type { ListName } from '../../../shared/view/lists.js';
import { Button } from '../../../ui/Button.js';
import { isRendered } from '../../../ui/focus.js';
import { type Announcement, announce, LiveRegion } from '../../../ui/LiveRegion.js';
import { Notice } from '../../../ui/Notice.js';
import { handFocusToHeading } from '../../../ui/use-focus-after-removal.js';
import { common as english } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { tryAgain } from '../actions.js';
import { isListUnread } from '../rules/unread.js';
import { $profile, isReadAgain, isUnread } from '../state/profile.js';

/**
 * Whether a list has nothing to show because the profile or its section could not be read, or not again. Such a list never looks empty
 * (LOAD-05).
 */
export function useIsListUnread(list: ListName, isFilled: boolean): boolean {
  const state = useAtom($profile);
  const isUnreadHere = isUnread(state) || (state.profile !== null && isListUnread(state.profile, list));
  return isUnreadHere && !isFilled;
}

/** The profile could not be read: never an empty list by mistake, also while it is asked for again (LOAD-05). */
export function LoadFailed() {
  const text = useText(english);
  const isBusy = isReadAgain(useAtom($profile));
  const again = useFailedAgain(isBusy, text.loadFailed);
  const box = useRef<HTMLDivElement>(null);
  const isAnnounced = useIsAnnounced(box);
  // The button disappears when the list has loaded.
  useLayoutEffect(() => handFocusToHeading(box.current), []);
  return (
    <Notice kind="negative" title={text.loadFailed} role={isAnnounced ? 'alert' : undefined} ref={box}>
      <LiveRegion say={isAnnounced ? again : null} />
      <Button kind="secondary" isBusy={isBusy} onClick={() => tryAgain()}>
        {text.tryAgain}
      </Button>
    </Notice>
  );
}

/** Whether a list of this tag beside the element says it: nobody hears of one failure twice. */
export function isFailureShownBeside(host: Element, tag: string): boolean {
  return !!(host.getRootNode() as ParentNode).querySelector(tag);
}

/** The messages of all lists: those that show, and those in a view that does not. */
const messageBoxes = new Set<Element>();

/** Of those that show together one is spoken. */
function useIsAnnounced(box: RefObject<Element | null>): boolean {
  const [isAnnounced] = useState(() => ![...messageBoxes].some(isRendered));
  useLayoutEffect(() => {
    const own = box.current as Element;
    messageBoxes.add(own);
    return () => {
      messageBoxes.delete(own);
    };
  }, [box]);
  return isAnnounced;
}

/** The notice stays where it was, so that a second failure would go unheard. */
function useFailedAgain(isBusy: boolean, words: string): Announcement | null {
  const [say, setSay] = useState<Announcement | null>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) setSay((before) => announce(before, words));
    wasBusy.current = isBusy;
  }, [isBusy, words]);
  return say;
}
