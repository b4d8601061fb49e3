import type { ReactPiece } from '../../../element/react-renderer.js';
import { useFact } from '../../../shared/state/use-fact.js';
import { useText } from '../../language/use-text.js';
import { SessionBanner, sessionBannerStyles } from '../SessionBanner.js';
import { $isAccountReady, setAccountReady } from '../state/session.js';
import { accountReadyBanner as english } from '../text/en/session.js';

/** The account was just set up (OUT-02). */
function AccountReadyBanner() {
  const text = useText('accountReadyBanner', english);
  const isAccountReady = useFact($isAccountReady);
  return <SessionBanner kind="positive" text={text} isShown={isAccountReady} close={() => setAccountReady(false)} part="setup" />;
}

export const piece = { component: AccountReadyBanner, styles: sessionBannerStyles } satisfies ReactPiece;
