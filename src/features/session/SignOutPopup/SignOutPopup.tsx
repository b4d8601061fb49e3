import { useEffect } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { Dialog, dialogStyles } from '../../../ui/Dialog.js';
import { Notice, noticeStyles } from '../../../ui/Notice.js';
import { spinnerStyles } from '../../../ui/Spinner.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { useEventTarget, usePopup } from '../../popups/use-popup.js';
import { $greeting } from '../state/account.js';
import { signOutPopup as english } from '../text/en/session.js';
import { useSignOut } from '../use-sign-out.js';

/** Asks before the shopper signs out (SIGN-01, ACC-03). A guest has nothing to sign out of. */
function SignOutPopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-sign-out-popup', open);
  const isGuest = useAtom($identity)?.isGuest ?? false;
  useEffect(() => {
    if (open && isGuest) close();
  });
  return open && !isGuest ? <Question close={close} /> : null;
}

function Question({ close }: { readonly close: () => void }) {
  const text = useText(english);
  const common = useText(commonEnglish);
  const greeting = useAtom($greeting);
  const isOwn = greeting.kind === 'member' && !greeting.isAgent;
  const { isUnderWay, hasFailed, signOut } = useSignOut(useEventTarget('ucp-sign-out-popup'), close);
  const onClose = withClickTracking('Close', close);
  const choices = (
    <>
      <Button kind="secondary" isDisabled={isUnderWay} onClick={onClose}>
        {text.cancel}
      </Button>
      <Button isBusy={isUnderWay} onClick={signOut}>
        {text.signOut}
      </Button>
    </>
  );
  return (
    <Dialog isSmall title={text.title} closeLabel={common.close} onClose={isUnderWay ? undefined : onClose} foot={choices}>
      {hasFailed && (
        <Notice kind="negative" title={text.failed} role="alert" part="notice">
          <p>{text.failedHint}</p>
        </Notice>
      )}
      <p>{isOwn ? text.lead : text.leadForShopper}</p>
    </Dialog>
  );
}

export const component = {
  component: SignOutPopup,
  styles: [base, ...buttonStyles, ...noticeStyles, ...dialogStyles, ...spinnerStyles],
} satisfies ReactComponent;
