import type { ReactPiece } from '../../platform/react-renderer.js';
import { $session, closeOutage } from '../../store/session.js';
import { outageBanner as english } from '../../text/en/session.js';
import { SessionBanner, sessionBannerStyles } from '../SessionBanner.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

/** Signing in is not to be had (OUT-01). */
function OutageBanner() {
  const text = useText('outageBanner', english);
  const { isServiceOutage } = useFact($session);
  return <SessionBanner kind="caution" text={text} isShown={isServiceOutage} close={closeOutage} part="outage" />;
}

export const piece = { component: OutageBanner, styles: sessionBannerStyles } satisfies ReactPiece;
