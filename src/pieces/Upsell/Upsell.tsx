import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $upsell } from '../../store/shown-around.js';
import { upsell as english } from '../../text/en/upsell.js';
import button from '../../ui/Button.css?inline';
import { ButtonLink } from '../../ui/Button.js';
import base from '../../ui/base.css?inline';
import contained from '../../ui/contained.css?inline';
import { tooth } from '../../ui/icons/tooth.js';
import strip from '../../ui/Strip.css?inline';
import { Strip } from '../../ui/Strip.js';
import { useFact } from '../use-fact.js';
import { useLink } from '../use-link.js';
import { useText } from '../use-text.js';

/** The extras of the plan, for members who are enrolled in one (DASH-03). */
function Upsell() {
  const text = useText('upsell', english);
  const offer = useFact($upsell);
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

export const piece = { component: Upsell, styles: [base, contained, button, strip], when: $isProfileKnown } satisfies ReactPiece;
