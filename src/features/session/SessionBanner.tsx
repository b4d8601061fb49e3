import { useHost } from '../../element/react-renderer.js';
import { useEmptyHost } from '../../element/use-empty-host.js';
import { withClickTracking } from '../../shared/tracking/with-click-tracking.js';
import base from '../../ui/base.css?inline';
import { focusHeadingOf, hostsOf } from '../../ui/focus.js';
import iconButton from '../../ui/IconButton.css?inline';
import { announce, LiveRegion } from '../../ui/LiveRegion.js';
import notice from '../../ui/Notice.css?inline';
import { Notice } from '../../ui/Notice.js';
import { asSentences } from '../../ui/sentences.js';
import type { BannerText, OutageBannerText } from './text/en/session.js';

interface SessionBannerProps {
  readonly kind: 'caution' | 'positive';
  readonly text: BannerText | OutageBannerText;
  readonly isShown: boolean;
  readonly close: () => void;
  readonly part: string;
}

/** Says how signing in stands, until the shopper closes it (OUT-01, OUT-02). */
export function SessionBanner({ kind, text, isShown, close, part }: SessionBannerProps) {
  const host = useHost();
  useEmptyHost(!isShown);
  if (!isShown) return null;
  const onClose = withClickTracking('Close', () => {
    close();
    // The button that had focus disappeared with it. The first heading of the layout that holds it gets the focus.
    focusHeadingOf(hostsOf(host));
  });
  return (
    <div className="root no-print">
      <LiveRegion say={announce(null, asSentences(text.title, text.text))} />
      <Notice kind={kind} title={text.title} closeLabel={text.close} onClose={onClose} part={part}>
        <p>{text.text}</p>
      </Notice>
    </div>
  );
}

export const sessionBannerStyles: readonly string[] = [base, iconButton, notice];
