import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { useText } from '../../language/use-text.js';
import { SessionBanner, sessionBannerStyles } from '../SessionBanner.js';
import { $isServiceOutage, setServiceOutage } from '../state/session.js';
import { outageBanner as english } from '../text/en/session.js';

const closeOutage = () => setServiceOutage(false);

/** Signing in is not to be had (OUT-01). */
function OutageBanner() {
  const text = useText('outageBanner', english);
  return <SessionBanner kind="caution" text={text} isShown={useAtom($isServiceOutage)} close={closeOutage} part="outage" />;
}

export const component = { component: OutageBanner, styles: sessionBannerStyles } satisfies ReactComponent;
