import { useState } from 'react';
import type { ReactComponent } from '../../../element/react-renderer.js';
import { hide } from '../../../shared/hidden.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { checkEmail } from '../../../shared/validation/email.js';
import button from '../../../ui/Button.css?inline';
import { Button } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import dialog from '../../../ui/Dialog.css?inline';
import { Dialog } from '../../../ui/Dialog.js';
import field from '../../../ui/Field.css?inline';
import form from '../../../ui/Form.css?inline';
import iconButton from '../../../ui/IconButton.css?inline';
import { LiveRegion } from '../../../ui/LiveRegion.js';
import notice from '../../../ui/Notice.css?inline';
import { Notice } from '../../../ui/Notice.js';
import spinner from '../../../ui/Spinner.css?inline';
import { TextInput } from '../../../ui/TextInput.js';
import { type Fields, useFields } from '../../../ui/use-fields.js';
import { type FormCheck, useFormCheck } from '../../../ui/use-form-check.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { usePopup } from '../../popups/use-popup.js';
import { useIsListUnread } from '../../profile/LoadFailed/LoadFailed.js';
import { $profile } from '../../profile/state/profile.js';
import { emailPlans } from '../actions.js';
import { useComparison } from '../PlanComparison/use-comparison.js';
import { $counts } from '../state/counts.js';
import { emailPopup as english } from '../text/en/email-popup.js';

/** Sends the saved plans to an address (TOP-04). */
function EmailPopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-email-popup', open);
  return open ? <OpenPopup onClose={withClickTracking('Close', close)} /> : null;
}

interface Address {
  readonly address: string;
}

type State = 'asking' | 'sending' | 'failed' | 'sent';

/** Typed text is only here, and is dropped when the popup closes. */
function OpenPopup({ onClose }: { readonly onClose: () => void }) {
  const text = useText(english);
  const common = useText(commonEnglish);
  const count = useAtom($counts)?.plans ?? 0;
  const { status } = useAtom($profile);
  const year = useAtom($activeYear) ?? '';
  // Only a profile that was read can say that nothing is saved (LOAD-05).
  const isUnread = useIsListUnread('plans', false);
  const nothing = text.nothing.replaceAll('{year}', String(year));
  const none = status === 'ready' && !isUnread ? nothing : common[status === 'loading' ? status : 'loadFailed'];
  const comparison = useComparison();
  const typed = useFields(hide({ address: '' }));
  const [state, setState] = useState<State>('asking');
  const isSent = state === 'sent';
  const isForm = count > 0 && !isSent;
  const isSending = state === 'sending';
  const send = async ({ address }: Address) => {
    const email = checkEmail(address);
    if (!email.ok) return;
    setState('sending');
    setState((await emailPlans(email.value, comparison ?? undefined).catch(() => undefined)) ?? 'failed');
  };
  const checked = useFormCheck(typed, faultsOf, send);
  return (
    <Dialog
      title={isSent ? text.sentTitle : text.title}
      closeLabel={common.close}
      onClose={isSending ? undefined : onClose}
      onSubmit={isForm ? checked.submit : undefined}
      step={isForm ? 'asking' : 'told'}
      foot={
        <>
          <Choices isForm={isForm} isSending={isSending} onClose={onClose} />
          <LiveRegion say={isSending ? { id: 0, text: text.sending } : checked.announcement} />
        </>
      }
    >
      {isForm ? <Form count={count} typed={typed} hasFailed={state === 'failed'} checked={checked} /> : <p>{isSent ? text.sent : none}</p>}
    </Dialog>
  );
}

const faultsOf = ({ address }: Address) => new Set(checkEmail(address).ok ? [] : ['address']);

interface FormProps {
  readonly count: number;
  readonly typed: Fields<Address>;
  readonly hasFailed: boolean;
  readonly checked: FormCheck<string>;
}

/** The one field, and what the shopper agrees to by sending it. */
function Form({ count, typed, hasFailed, checked: { form, invalid } }: FormProps) {
  const text = useText(english);
  const year = useAtom($activeYear) ?? 0;
  return (
    <>
      {hasFailed && (
        <Notice kind="negative" title={text.failed} role="alert">
          <p>{text.failedHint}</p>
        </Notice>
      )}
      <p>
        {text.lead(count, year)} {text.contents}
      </p>
      <div ref={form}>
        <TextInput
          label={text.address}
          type="email"
          autoComplete="email"
          value={typed.fields.address}
          onChange={(address) => typed.change(() => ({ address }))}
          error={invalid.size > 0 ? text.invalidAddress : undefined}
          isRequired
        />
      </div>
      <p className="small muted">{text.consent}</p>
    </>
  );
}

interface ChoicesProps {
  readonly isForm: boolean;
  readonly isSending: boolean;
  readonly onClose: () => void;
}

function Choices({ isForm, isSending, onClose }: ChoicesProps) {
  const text = useText(english);
  const common = useText(commonEnglish);
  if (!isForm) return <Button onClick={onClose}>{common.close}</Button>;
  return (
    <>
      <Button kind="secondary" isDisabled={isSending} onClick={onClose}>
        {text.cancel}
      </Button>
      <Button type="submit" isBusy={isSending}>
        {text.send}
      </Button>
    </>
  );
}

export const component = {
  component: EmailPopup,
  styles: [base, button, iconButton, notice, field, form, dialog, spinner],
} satisfies ReactComponent;
