import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { verbs } from '../../flows/verbs.js';
import { useHost } from '../../platform/react-renderer.js';
import { $profile } from '../../store/profile.js';
import { common as english } from '../../text/en/common.js';
import { Button } from '../../ui/Button.js';
import { isRendered } from '../../ui/focus.js';
import { type Announcement, announce, LiveRegion } from '../../ui/LiveRegion.js';
import { Notice } from '../../ui/Notice.js';
import { useFact } from '../use-fact.js';
import { handingOn } from '../use-focus-after-removal.js';
import { useText } from '../use-text.js';

/** The profile could not be read: never an empty list by mistake, also while it is asked for again (LOAD-05). */
export function LoadFailed() {
  const text = useText('common', english);
  const profile = useFact($profile);
  const isBusy = profile.status === 'failed' && profile.isAskedAgain;
  const speaks = useSpeaks();
  const again = useFailedAgain(isBusy, text.loadFailed);
  const box = useRef<HTMLDivElement>(null);
  // The button goes when the list has come.
  useLayoutEffect(() => handingOn(box.current), []);
  return (
    <Notice kind="negative" title={text.loadFailed} role={speaks ? 'alert' : undefined} ref={box}>
      <LiveRegion say={speaks ? again : null} />
      <Button kind="secondary" isBusy={isBusy} onClick={() => verbs.tryAgain()}>
        {text.tryAgain}
      </Button>
    </Notice>
  );
}

/** Of the lists that show together the first says it aloud. */
function useSpeaks(): boolean {
  const host = useHost();
  const [speaks] = useState(() => {
    const lists = [...(host.getRootNode() as ParentNode).querySelectorAll('ucp-saved-plans, ucp-drug-list, ucp-provider-list')];
    return (lists.find(isRendered) ?? host) === host;
  });
  return speaks;
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
