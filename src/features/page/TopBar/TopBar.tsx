import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { canPrint } from '../../../shared/page/can-print.js';
import { $settings } from '../../../shared/settings/state.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, ButtonLink, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { arrowLeft } from '../../../ui/icons/arrow-left.js';
import { mail } from '../../../ui/icons/mail.js';
import { print } from '../../../ui/icons/print.js';
import { Logo, logoStyles } from '../../../ui/Logo.js';
import { CounselorButton } from '../../counselor/CounselorButton.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { printPlans } from '../../plans/actions.js';
import { openPopup } from '../../popups/actions.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $shopping } from '../state/page-chrome.js';
import { topBar as english } from '../text/en/top-bar.js';
import css from './TopBar.css?inline';

/** The way back, email, print, and the way on (TOP-01 to TOP-05). */
function TopBar() {
  const host = useHost();
  const text = useText(english);
  const shopping = useAtom($shopping);
  const hasEmail = useAtom($settings)?.emailLink;
  const linkTo = useLink();
  if (!shopping) return null;
  const { previousPage, url, hasBackLink } = shopping;
  return (
    <section className="root root--page topbar" aria-label={text.label}>
      <div className="topbar__inner">
        <Logo />
        {hasBackLink && (
          <ButtonLink {...linkTo(url, 'back')} kind="quiet" icon={arrowLeft} part="back" className="topbar__back" isTwoLines>
            {text.back[previousPage]}
          </ButtonLink>
        )}
        {hasEmail && (
          <Button
            kind="quiet"
            icon={mail}
            part="email"
            className="topbar__tool"
            aria-label={text.emailLabel}
            onClick={withClickTracking('Ask To Email Plans', () => openPopup({ tag: 'ucp-email-popup' }))}
          >
            {text.email}
          </Button>
        )}
        {canPrint() && (
          <Button kind="quiet" icon={print} part="print" className="topbar__tool" onClick={() => printPlans(host)}>
            {text.print}
          </Button>
        )}
        {canPrint() && <CounselorButton kind="quiet" className="topbar__tool topbar__sheet" />}
        <ButtonLink {...linkTo(url, 'continue-shopping')} kind="quiet" part="continue" className="topbar__continue" isTwoLines>
          {text.continueShopping}
        </ButtonLink>
      </div>
    </section>
  );
}

export const component = {
  component: TopBar,
  styles: [base, contained, ...buttonStyles, ...logoStyles, css],
  when: $isProfileKnown,
} satisfies ReactComponent;
