import type { ReactPiece } from '../../platform/react-renderer.js';
import { $session, closeAccountReady } from '../../store/session.js';
import { accountReadyBanner as english } from '../../text/en/session.js';
import { SessionBanner, sessionBannerStyles } from '../SessionBanner.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

/** The account was just set up (OUT-02). */
function AccountReadyBanner() {
  const text = useText('accountReadyBanner', english);
  const { isAccountReady } = useFact($session);
  return <SessionBanner kind="positive" text={text} isShown={isAccountReady} close={closeAccountReady} part="setup" />;
}

export const piece = { component: AccountReadyBanner, styles: sessionBannerStyles } satisfies ReactPiece;
