import type { ReactComponent } from '../../../element/react-renderer.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { useText } from '../../language/use-text.js';
import { closeOutage } from '../actions.js';
import { SessionBanner, sessionBannerStyles } from '../SessionBanner.js';
import { $isServiceOutage } from '../state/banners.js';
import { outageBanner as english } from '../text/en/session.js';

/** Sign-in is unavailable (OUT-01). The text is true for whoever is here, so it waits until that is known. */
function OutageBanner() {
  const { signedIn, ...forGuest } = useText(english);
  const identity = useAtom($identity);
  const isShown = useAtom($isServiceOutage) && identity !== null;
  const text = identity?.isGuest === false ? { ...forGuest, text: signedIn } : forGuest;
  return <SessionBanner kind="caution" text={text} isShown={isShown} close={closeOutage} part="outage" />;
}

export const component = { component: OutageBanner, styles: sessionBannerStyles } satisfies ReactComponent;
