import { useState } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import button from '../../../ui/Button.css?inline';
import { Button } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import dialog from '../../../ui/Dialog.css?inline';
import { Dialog } from '../../../ui/Dialog.js';
import field from '../../../ui/Field.css?inline';
import form from '../../../ui/Form.css?inline';
import iconButton from '../../../ui/IconButton.css?inline';
import choice from '../../../ui/RadioChoice.css?inline';
import spinner from '../../../ui/Spinner.css?inline';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import more from '../../lists/LongList/LongList.css?inline';
import { zipPopup as english } from '../../place/text/en/zip-popup.js';
import { usePopup } from '../../popups/use-popup.js';
import { chooseCounty, chooseOnlyCounty } from '../actions.js';
import type { Places } from './step.js';
import { useCountyStep } from './use-county-step.js';
import { useZipStep } from './use-zip-step.js';

/** Asks where the shopper lives, as enrolling needs it (DASH-07, VAL-02). */
function ZipPopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-zip-popup', open);
  return open ? <OpenPopup onClose={close} /> : null;
}

function OpenPopup({ onClose }: { readonly onClose: () => void }) {
  const text = useText(english);
  const common = useText(commonEnglish);
  const [places, setPlaces] = useState<Places | null>(null);
  // The actions that wait for the ZIP code depend on the popup: it closes last.
  const closeAfter = (kept: Promise<unknown>) => void kept.finally(onClose);
  const zipStep = useZipStep(({ zipCode, counties }) => {
    const [only, ...others] = counties;
    if (only && others.length === 0) closeAfter(chooseOnlyCounty(zipCode, only));
    else setPlaces({ zipCode, counties });
  });
  const countyStep = useCountyStep(places, (zipCode, county) => closeAfter(chooseCounty(zipCode, county)));
  const { title, body, isBusy, submit } = places ? countyStep : zipStep;
  const giveUp = withClickTracking('Close', onClose);
  const choices = (
    <>
      <Button kind="secondary" onClick={giveUp}>
        {text.cancel}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {text.continue}
      </Button>
    </>
  );
  return (
    <Dialog isSmall title={title} closeLabel={common.close} onClose={giveUp} onSubmit={submit} step={title} foot={choices}>
      {body}
    </Dialog>
  );
}

export const component = {
  component: ZipPopup,
  styles: [base, button, iconButton, field, form, choice, dialog, spinner, more],
} satisfies ReactComponent;
