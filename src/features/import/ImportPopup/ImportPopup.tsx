import type { ReactComponent } from '../../../element/react-renderer.js';
import { $settings } from '../../../shared/settings/state.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { when } from '../../../shared/state/when.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Dialog, dialogStyles } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { phone as phoneIcon } from '../../../ui/icons/phone.js';
import { noticeStyles } from '../../../ui/Notice.js';
import { spinnerStyles } from '../../../ui/Spinner.js';
import { type ChangeFields, useFields } from '../../../ui/use-fields.js';
import { type FormCheck, useFormCheck } from '../../../ui/use-form-check.js';
import { PhoneNumber } from '../../content/PhoneNumber.js';
import { addDrugs } from '../../drugs/actions.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { useEventTarget, usePopup } from '../../popups/use-popup.js';
import { usePreparedPopup } from '../../profile/use-prepared-popup.js';
import { PersonDialog } from '../../session/PersonDialog/PersonDialog.js';
import { PersonForm, personFormStyles } from '../../session/PersonForm/PersonForm.js';
import {
  checkImportForm,
  faultsOf,
  type ImportFieldName,
  type ImportFields,
  type PersonFieldName,
} from '../../session/rules/person-fields.js';
import { closeImporting, importByForm, startImporting } from '../actions.js';
import { Searching } from '../Searching/Searching.js';
import { $importPopup, type ImportPopup as Import } from '../state/import-popup.js';
import { importPopup as english } from '../text/en/import.js';

/** Brings a member's drugs and doctors in from their claims (IMP-04 to IMP-08). */
function ImportPopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-import-popup', open);
  const state = useAtom($importPopup);
  usePreparedPopup(open, state !== null, { make: startImporting, end: closeImporting, close });
  const target = useEventTarget('ucp-import-popup');
  const closeAndAddDrugs = () => {
    close();
    // The tool opens its own drawer. It would stand under this dialog, which is modal.
    void when($importPopup, (popup) => popup === null).then(() => addDrugs(null, target));
  };
  return open && state ? <Steps state={state} onClose={withClickTracking('Close', close)} onAddDrugs={closeAndAddDrugs} /> : null;
}

interface StepProps {
  readonly state: Import;
  readonly onClose: () => void;
}

interface StepsProps extends StepProps {
  readonly onAddDrugs: () => void;
}

/**
 * Typed text is kept after a failed attempt, and dropped when the popup closes. The same is true of the fact that there was one (IMP-05).
 */
function Steps({ state, onClose, onAddDrugs }: StepsProps) {
  const { prefilled, today } = state.form;
  const typed = useFields(prefilled);
  const checked = useFormCheck(
    typed,
    (fields) => faultsOf(checkImportForm(fields, today)),
    (fields) => importByForm(fields),
  );
  if (state.step === 'loading') return <Searching />;
  if (state.step === 'nothing-found') return <NothingFound onClose={onClose} onAddDrugs={onAddDrugs} />;
  return <Details isUnsaved={state.isUnsaved} onClose={onClose} fields={typed.fields} onChange={typed.change} checked={checked} />;
}

interface DetailsProps extends Pick<StepProps, 'onClose'> {
  readonly isUnsaved: boolean;
  readonly fields: ImportFields;
  readonly onChange: ChangeFields<ImportFields>;
  readonly checked: FormCheck<ImportFieldName>;
}

const asked: ReadonlySet<PersonFieldName> = new Set(['firstName', 'lastName', 'dateOfBirth', 'zipCode', 'medicareNumber']);

function Details({ isUnsaved, fields, onChange, checked, onClose }: DetailsProps) {
  const text = useText(english);
  return (
    <PersonDialog
      title={text.title}
      lead={text.lead}
      cancel={text.cancel}
      submit={text.submit}
      problem={isUnsaved ? { title: text.unsaved, hint: text.unsavedHint } : null}
      checked={checked}
      onClose={onClose}
    >
      <PersonForm fields={fields} onChange={onChange} asks={asked} invalid={checked.invalid} medicareHint={text.medicareHint} />
      <Checkbox
        label={text.attestation}
        isChecked={fields.isAttested}
        onChange={(isAttested) => onChange(() => ({ isAttested }))}
        error={checked.invalid.has('isAttested') ? text.notAttested : undefined}
        isRequired
        isFull
      />
    </PersonDialog>
  );
}

/** No claims: what to do instead, and whom to call (IMP-06, HAND-05). */
function NothingFound({ onClose, onAddDrugs }: Omit<StepsProps, 'state'>) {
  const text = useText(english);
  const { close } = useText(commonEnglish);
  const helpLine = useAtom($settings)?.phone.importHelp;
  return (
    <Dialog
      isSmall
      title={text.nothingTitle}
      closeLabel={close}
      onClose={onClose}
      step="nothing-found"
      foot={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text.back}
          </Button>
          <Button onClick={onAddDrugs} part="add">
            {text.addDrugs}
          </Button>
        </>
      }
    >
      <p>{text.nothing}</p>
      {helpLine && (
        <p className="item">
          <Icon of={phoneIcon} />
          <span>
            {text.helpLine} <PhoneNumber number={helpLine} />
          </span>
        </p>
      )}
    </Dialog>
  );
}

export const component = {
  component: ImportPopup,
  styles: [base, ...buttonStyles, ...noticeStyles, ...personFormStyles, ...dialogStyles, ...spinnerStyles],
} satisfies ReactComponent;
