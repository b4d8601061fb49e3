import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { Chip, chipStyles } from '../../../ui/Chip.js';
import contained from '../../../ui/contained.css?inline';
import type { HeadingProps } from '../../../ui/heading-props.js';
import { pharmacy as pharmacyIcon } from '../../../ui/icons/pharmacy.js';
import { pin } from '../../../ui/icons/pin.js';
import { truck } from '../../../ui/icons/truck.js';
import { noticeStyles } from '../../../ui/Notice.js';
import { SectionHead, sectionHeadStyles } from '../../../ui/SectionHead.js';
import { spinnerStyles } from '../../../ui/Spinner.js';
import { Strip, stripStyles } from '../../../ui/Strip.js';
import { useText } from '../../language/use-text.js';
import type { Pharmacy as ChosenPharmacy } from '../../pharmacies/rules/pharmacy.js';
import { $pharmacy } from '../../pharmacies/state/pharmacy.js';
import { isFailureShownBeside, LoadFailed, useIsListUnread } from '../../profile/LoadFailed/LoadFailed.js';
import { $isProfileKnown, $profile } from '../../profile/state/profile.js';
import { choosePharmacy } from '../actions.js';
import { $drugs } from '../state/saved-drugs.js';
import type { PharmacyText } from '../text/en/drugs.js';
import { pharmacy as english } from '../text/en/drugs.js';

/** The one chosen pharmacy (DV-01). */
function Pharmacy({ heading, noHeading }: HeadingProps) {
  const text = useText(english);
  const host = useHost();
  const { status, profile } = useAtom($profile);
  const isChosen = useAtom($pharmacy) !== null;
  const isFailed = status === 'failed' || (profile?.drugs.isUnreadable === true && !isChosen);
  const isShownByDrugs = useIsListUnread('drugs', useAtom($drugs).length > 0);
  const title = heading ?? text.heading;
  const isSaidByDrugs = isFailed && isShownByDrugs && isFailureShownBeside(host, 'ucp-drug-list');
  useEmptyHost(isSaidByDrugs);
  if (isSaidByDrugs) return null;
  return (
    <section className="root root--main" aria-label={title}>
      {!noHeading && <SectionHead title={title} />}
      {isFailed ? <LoadFailed /> : <Chosen text={text} />}
    </section>
  );
}

function Chosen({ text }: { readonly text: PharmacyText }) {
  const host = useHost();
  const pharmacy = useAtom($pharmacy);
  const isCloaked = useIsCloaked();
  const choose = (
    <Button kind="secondary" isDisabled={isCloaked} onClick={() => choosePharmacy(host)} part="edit">
      {pharmacy ? text.change : text.choose}
    </Button>
  );
  if (!pharmacy) return <Strip icon={pharmacyIcon} title={text.none} meta={[text.noneHint]} action={choose} part="pharmacy" />;
  return <Strip {...pharmacyStrip(pharmacy, text)} action={choose} part="pharmacy" />;
}

/** Home delivery is shown by its kind, a shop by its name. */
function pharmacyStrip({ isMailOrder, name, address }: ChosenPharmacy, text: PharmacyText) {
  if (isMailOrder) return { icon: truck, title: text.homeDelivery, meta: [text.homeDeliveryHint] };
  return { icon: pharmacyIcon, chips: <Chip icon={pin}>{text.retail}</Chip>, title: name, meta: address === null ? [] : [address] };
}

export const component = {
  component: Pharmacy,
  styles: [base, contained, ...buttonStyles, ...sectionHeadStyles, ...stripStyles, ...chipStyles, ...noticeStyles, ...spinnerStyles],
  when: $isProfileKnown,
} satisfies ReactComponent;
