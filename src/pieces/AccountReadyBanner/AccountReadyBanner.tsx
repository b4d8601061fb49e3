import type { ReactPiece } from '../../platform/react-renderer.js';
import { $session, closeAccountReady } from '../../store/session.js';
import { accountReadyBanner as english } from '../../text/en/session.js';
import button from '../../ui/Button.css?inline';
import base from '../../ui/base.css?inline';
import iconButton from '../../ui/IconButton.css?inline';
import notice from '../../ui/Notice.css?inline';
import { Notice } from '../../ui/Notice.js';
import { useClosing } from '../use-closing.js';
import { emptyHostCss, useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

/** Says that the account was just set up, until the shopper closes it (OUT-02). */
function AccountReadyBanner() {
  const text = useText('accountReadyBanner', english);
  const { isAccountReady } = useFact($session);
  const onClose = useClosing(closeAccountReady);
  useEmptyHost(!isAccountReady);
  return isAccountReady ? (
    <div className="root no-print">
      <Notice kind="positive" title={text.title} role="status" closeLabel={text.close} onClose={onClose} part="setup">
        <p>{text.text}</p>
      </Notice>
    </div>
  ) : null;
}

export const piece = { component: AccountReadyBanner, styles: [base, button, iconButton, notice, emptyHostCss] } satisfies ReactPiece;
