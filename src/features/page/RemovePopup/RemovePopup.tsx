import { useEffect } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { afterPaint } from '../../../shared/time/after-paint.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { Dialog, dialogStyles } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { trash } from '../../../ui/icons/trash.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { closePopup } from '../../popups/actions.js';
import { $popup, type PopupRequest } from '../../popups/state/popups.js';
import { useEventTarget, usePopup } from '../../popups/use-popup.js';
import { removeItem } from '../../profile/actions.js';
import { listIcons } from '../../profile/list-icons.js';
import { removePopup as english } from '../../profile/text/en/removal.js';
import { keepProviders, replaceProviders } from '../../providers/actions.js';
import css from './RemovePopup.css?inline';

type RemoveRequest = Extract<PopupRequest, { readonly tag: 'ucp-remove-popup'; readonly key: string }>;
type ReplaceRequest = Extract<PopupRequest, { readonly savedZip: string }>;

/** Keep or remove (REM-01). Without something to remove it stays closed, and its attribute says so. */
function RemovePopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-remove-popup', open);
  const request = useAtom($popup);
  const item = request?.tag === 'ucp-remove-popup' ? request : null;
  useEffect(() => {
    if (open && !item) close();
  });
  const leave = () => {
    close();
    closePopup();
  };
  if (!open || !item) return null;
  return 'savedZip' in item ? <ReplaceQuestion item={item} onClose={leave} /> : <Question item={item} onClose={leave} />;
}

/** Doctors were chosen for another ZIP code than the saved ones. A shopper who closes the question keeps the saved ones (PV-09). */
function ReplaceQuestion({ item: { savedZip }, onClose }: { readonly item: ReplaceRequest; readonly onClose: () => void }) {
  const text = useText(english);
  const { close } = useText(commonEnglish);
  const keep = () => {
    onClose();
    keepProviders();
  };
  const replace = () => {
    onClose();
    replaceProviders();
  };
  const choices = (
    <>
      <Button kind="secondary" onClick={keep}>
        {text.keepAll}
      </Button>
      <Button onClick={replace}>{text.replaceAll}</Button>
    </>
  );
  return (
    <Dialog title={text.replaceTitle} closeLabel={close} onClose={keep} foot={choices} isSmall>
      <p>{text.replaceQuestion(savedZip)}</p>
    </Dialog>
  );
}

function Question({ item, onClose }: { readonly item: RemoveRequest; readonly onClose: () => void }) {
  const target = useEventTarget('ucp-remove-popup');
  const text = useText(english);
  const { close } = useText(commonEnglish);
  const { list, name } = item;
  const keep = withClickTracking('Cancel Delete', onClose);
  const remove = () => {
    onClose();
    // The popup closes first: a list with its costs takes longer.
    afterPaint(() => removeItem(item, target));
  };
  const choices = (
    <>
      <Button kind="secondary" onClick={keep}>
        {text.keep[list]}
      </Button>
      <Button icon={trash} suffix={name} onClick={remove}>
        {text.remove[list]}
      </Button>
    </>
  );
  return (
    <Dialog title={text.title[list]} closeLabel={close} onClose={keep} foot={choices} isSmall={list === 'plans'}>
      {list !== 'plans' && <Item item={item} />}
      <p>
        <UnbrokenCodes of={text.question[list](name)} isSentence />
      </p>
    </Dialog>
  );
}

/** What is meant, with what tells it from others of its name. */
function Item({ item: { list, name, detail } }: { readonly item: RemoveRequest }) {
  return (
    <div className="item">
      <span className="disc">
        <Icon of={listIcons[list]} />
      </span>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {detail && <bdi className="item__detail">{withNoBreakSpaces(detail)}</bdi>}
      </p>
    </div>
  );
}

export const component = { component: RemovePopup, styles: [base, ...buttonStyles, ...dialogStyles, css] } satisfies ReactComponent;
