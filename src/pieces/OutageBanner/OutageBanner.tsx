import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isServiceOutage, setServiceOutage } from '../../store/session.js';
import { outageBanner as english } from '../../text/en/session.js';
import { SessionBanner, sessionBannerStyles } from '../SessionBanner.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

const closeOutage = () => setServiceOutage(false);

/** Signing in is not to be had (OUT-01). */
function OutageBanner() {
  const text = useText('outageBanner', english);
  return <SessionBanner kind="caution" text={text} isShown={useFact($isServiceOutage)} close={closeOutage} part="outage" />;
}

export const piece = { component: OutageBanner, styles: sessionBannerStyles } satisfies ReactPiece;
