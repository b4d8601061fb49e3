import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import button from '../../../ui/Button.css?inline';
import { ButtonLink } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { tooth } from '../../../ui/icons/tooth.js';
import strip from '../../../ui/Strip.css?inline';
import { Strip } from '../../../ui/Strip.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $upsell } from '../state/page-chrome.js';
import { upsell as english } from '../text/en/upsell.js';

/** The extras of the plan, for members who are enrolled in one (DASH-03). */
function Upsell() {
  const text = useText(english);
  const offer = useAtom($upsell);
  const linkTo = useLink();
  if (!offer) return null;
  return (
    <div className="root root--main no-print">
      <Strip
        title={offer.title}
        icon={tooth}
        meta={offer.text ? [offer.text] : []}
        headingLevel={2}
        part="upsell"
        action={
          <ButtonLink {...linkTo(offer.url, 'upsell')} kind="secondary">
            {text.seeOptions}
          </ButtonLink>
        }
      />
    </div>
  );
}

export const component = { component: Upsell, styles: [base, contained, button, strip], when: $isProfileKnown } satisfies ReactComponent;
