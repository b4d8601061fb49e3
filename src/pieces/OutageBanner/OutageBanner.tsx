import type { ReactPiece } from '../../platform/react-renderer.js';
import { $session, closeOutage } from '../../store/session.js';
import { outageBanner as english } from '../../text/en/session.js';
import button from '../../ui/Button.css?inline';
import base from '../../ui/base.css?inline';
import iconButton from '../../ui/IconButton.css?inline';
import notice from '../../ui/Notice.css?inline';
import { Notice } from '../../ui/Notice.js';
import { useClosing } from '../use-closing.js';
import { emptyHostCss, useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

/** Says that signing in is not to be had, until the shopper closes it (OUT-01). */
function OutageBanner() {
  const text = useText('outageBanner', english);
  const { isServiceOutage } = useFact($session);
  const onClose = useClosing(closeOutage);
  useEmptyHost(!isServiceOutage);
  return isServiceOutage ? (
    <div className="root no-print">
      <Notice kind="caution" title={text.title} role="status" closeLabel={text.close} onClose={onClose} part="outage">
        <p>{text.text}</p>
      </Notice>
    </div>
  ) : null;
}

export const piece = { component: OutageBanner, styles: [base, button, iconButton, notice, emptyHostCss] } satisfies ReactPiece;
