import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { useText } from '../../language/use-text.js';
import { closeAccountReady } from '../actions.js';
import { SessionBanner, sessionBannerStyles } from '../SessionBanner.js';
import { $isAccountReady } from '../state/banners.js';
import { accountReadyBanner as english } from '../text/en/session.js';

/** The account was just set up (OUT-02). */
function AccountReadyBanner() {
  const text = useText(english);
  const isAccountReady = useAtom($isAccountReady);
  return <SessionBanner kind="positive" text={text} isShown={isAccountReady} close={closeAccountReady} part="setup" />;
}

export const component = { component: AccountReadyBanner, styles: sessionBannerStyles } satisfies ReactComponent;
