import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { maskMbi } from '../../../shared/validation/medicare-number.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { check } from '../../../ui/icons/check.js';
import { lock } from '../../../ui/icons/lock.js';
import { Notice, noticeStyles } from '../../../ui/Notice.js';
import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { type ChangeFields, useFields } from '../../../ui/use-fields.js';
import { type FormCheck, useFormCheck } from '../../../ui/use-form-check.js';
import { Waiting, waitingStyles } from '../../../ui/Waiting.js';
import { PhoneNumber } from '../../content/PhoneNumber.js';
import { $tollFree, $tty } from '../../content/state/phone.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { usePopup } from '../../popups/use-popup.js';
import { usePreparedPopup } from '../../profile/use-prepared-popup.js';
import { closeConfirming, confirmIdentity, startConfirming } from '../actions.js';
import { PersonDialog } from '../PersonDialog/PersonDialog.js';
import { PersonForm, personFormStyles } from '../PersonForm/PersonForm.js';
import type { ConfirmIdentityForm } from '../rules/confirm-identity.js';
import { checkIdentityForm, faultsOf, type PersonFieldName, type PersonFields } from '../rules/person-fields.js';
import { $attemptsLeft, $confirmIdentity, type ConfirmIdentity, type IdentityForm } from '../state/confirm-identity.js';
import type { ConfirmIdentityText } from '../text/en/confirm-identity.js';
import { confirmIdentity as english } from '../text/en/confirm-identity.js';

/** Asks a member who was sold to on the telephone to confirm who they are (IDC-01 to IDC-11). */
function ConfirmIdentityPopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-confirm-identity-popup', open);
  const state = useAtom($confirmIdentity);
  usePreparedPopup(open, state !== null, { make: startConfirming, end: closeConfirming, close });
  return open && state ? <Steps state={state} onClose={withClickTracking('Close', close)} /> : null;
}

interface StepProps {
  readonly state: ConfirmIdentity;
  readonly onClose: () => void;
}

/**
 * Typed text is kept after a failed attempt, and dropped when the popup closes. The same is true of the fact that there was one (IDC-05).
 */
function Steps({ state, onClose }: StepProps) {
  const host = useHost();
  const attemptsLeft = useAtom($attemptsLeft);
  const text = useText(english);
  const { prefilled, asks, today } = state.form;
  const typed = useFields(prefilled);
  const faultsIn = (fields: PersonFields) => faultsOf(checkIdentityForm(fields, asks, today));
  const checked = useFormCheck(typed, faultsIn, (fields) => confirmIdentity(fields, host));
  if (state.step === 'loading') return <Loading />;
  if (state.step === 'success') return <Success onClose={onClose} />;
  if (attemptsLeft === 0) return <Locked onClose={onClose} />;
  return (
    <Details
      form={state.form}
      problem={problemOf(state.problem, attemptsLeft, text)}
      onClose={onClose}
      fields={typed.fields}
      onChange={typed.change}
      checked={checked}
    />
  );
}

interface DetailsProps extends Pick<StepProps, 'onClose'> {
  readonly form: IdentityForm;
  readonly problem: ReturnType<typeof problemOf>;
  readonly fields: PersonFields;
  readonly onChange: ChangeFields<PersonFields>;
  readonly checked: FormCheck<PersonFieldName>;
}

function Details({ form, problem, fields, onChange, checked, onClose }: DetailsProps) {
  const text = useText(english);
  return (
    <PersonDialog
      title={text.title}
      lead={form.asks.hasMedicareNumber ? text.lead : undefined}
      cancel={text.cancel}
      submit={text.confirm}
      problem={problem}
      checked={checked}
      onClose={onClose}
    >
      <PersonForm
        fields={fields}
        onChange={onChange}
        asks={askedBy(form.asks)}
        invalid={checked.invalid}
        locked={form.locked}
        medicareHint={text.medicareHint}
        medicareMask={maskMbi}
      />
    </PersonDialog>
  );
}

/** The fields that a form has (IDC-02). */
function askedBy({ hasGender, hasMedicareNumber, hasZipCode }: ConfirmIdentityForm): ReadonlySet<PersonFieldName> {
  return new Set<PersonFieldName>([
    'firstName',
    'lastName',
    'email',
    'dateOfBirth',
    ...(hasGender ? (['gender'] as const) : []),
    ...(hasMedicareNumber ? (['medicareNumber'] as const) : []),
    ...(hasZipCode ? (['zipCode'] as const) : []),
  ]);
}

/** Why the last attempt failed, and how many are left (IDC-07). */
function problemOf(problem: 'not-confirmed' | 'unavailable' | null, attemptsLeft: number, text: ConfirmIdentityText) {
  if (!problem) return null;
  return problem === 'not-confirmed' ? { title: text.notConfirmed, hint: text.attemptsLeft(attemptsLeft) } : { hint: text.unavailable };
}

function Locked({ onClose }: { readonly onClose: () => void }) {
  const text = useText(english);
  const { close } = useText(commonEnglish);
  const phone = useAtom($tollFree);
  const tty = useAtom($tty);
  const choices = (
    <>
      <Button kind="secondary" onClick={onClose}>
        {close}
      </Button>
      <Button isDisabled>{text.confirm}</Button>
    </>
  );
  return (
    <Dialog title={text.title} closeLabel={close} onClose={onClose} step="locked" foot={choices}>
      <Notice kind="negative" icon={lock} part="notice">
        <p>{text.locked}</p>
        {phone && (
          <>
            <p>
              <b>
                <PhoneNumber number={phone} />
              </b>
            </p>
            <p>{text.tty(tty)}</p>
            <p>{withNoBreakSpaces(text.hours)}</p>
          </>
        )}
      </Notice>
    </Dialog>
  );
}

/** The service is asked: there is nothing to close now. */
function Loading() {
  const text = useText(english);
  return <Waiting title={text.title} words={text.loading} />;
}

function Success({ onClose }: { readonly onClose: () => void }) {
  const text = useText(english);
  const { close } = useText(commonEnglish);
  return (
    <Dialog
      isSmall
      isCentred
      title={text.successTitle}
      closeLabel={close}
      onClose={onClose}
      step="success"
      foot={<Button onClick={onClose}>{close}</Button>}
    >
      <span className="seal">
        <Icon of={check} />
      </span>
      <p>{text.success}</p>
    </Dialog>
  );
}

export const component = {
  component: ConfirmIdentityPopup,
  styles: [base, ...buttonStyles, ...noticeStyles, ...personFormStyles, ...waitingStyles],
} satisfies ReactComponent;
