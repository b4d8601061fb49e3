import { useState } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Dialog, dialogStyles } from '../../../ui/Dialog.js';
import { formStyles } from '../../../ui/Field.js';
import { Icon } from '../../../ui/Icon.js';
import { lock } from '../../../ui/icons/lock.js';
import { print } from '../../../ui/icons/print.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { useEventTarget, usePopup } from '../../popups/use-popup.js';
import { $profile } from '../../profile/state/profile.js';
import { printCounselorSheet } from '../actions.js';
import { FreeHelp, freeHelpStyles } from '../FreeHelp/FreeHelp.js';
import { firstChoices, type SheetChoices, type SheetFacts, type SheetList } from '../rules/counselor-sheet.js';
import { $paper } from '../state/paper.js';
import { $sheetFacts } from '../state/sheet-facts.js';
import { counselorPopup as english } from '../text/en/counselor-popup.js';
import { CounselorPaper, counselorPaperStyles } from './CounselorPaper.js';
import css from './CounselorPopup.css?inline';

/** Asks for the parts of the sheet (SHEET-01), and draws the sheet while it is printed. */
function CounselorPopup({ open = false }: { readonly open?: boolean }) {
  const close = usePopup('ucp-counselor-popup', open);
  const paper = useAtom($paper);
  const facts = useAtom($sheetFacts);
  return (
    <>
      {open && <OpenPopup facts={facts} onClose={close} />}
      {paper && facts && <CounselorPaper facts={facts} choices={paper} />}
    </>
  );
}

interface OpenPopupProps {
  readonly facts: SheetFacts | null;
  readonly onClose: () => void;
}

/** The choices are only here: the next time the name is off again. */
function OpenPopup({ facts, onClose }: OpenPopupProps) {
  const host = useHost();
  const target = useEventTarget('ucp-counselor-popup');
  const text = useText(english);
  const common = useText(commonEnglish);
  const { status } = useAtom($profile);
  const [choices, setChoices] = useState(firstChoices);
  const leave = withClickTracking('Close', onClose);
  const isReady = facts !== null && status === 'ready';
  const printSheet = () => {
    onClose();
    void printCounselorSheet(choices, host, target);
  };
  return (
    <Dialog
      title={text.title}
      closeLabel={common.close}
      onClose={leave}
      onSubmit={isReady ? printSheet : undefined}
      startsOnTitle
      step={isReady ? 'asking' : 'waiting'}
      foot={
        <>
          <Button kind="secondary" onClick={leave}>
            {isReady ? text.cancel : common.close}
          </Button>
          {isReady && (
            <Button type="submit" icon={print}>
              {text.print}
            </Button>
          )}
        </>
      }
    >
      {isReady ? (
        <Choices facts={facts} choices={choices} onChange={setChoices} />
      ) : (
        <p>{common[status === 'failed' ? 'loadFailed' : 'loading']}</p>
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  readonly facts: SheetFacts;
  readonly choices: SheetChoices;
  readonly onChange: (choices: SheetChoices) => void;
}

function Choices({ facts, choices, onChange }: ChoicesProps) {
  const text = useText(english);
  const { isViewed, person } = facts;
  const count = (list: SheetList<unknown>, say: (count: number) => string) => (list === 'unread' ? text.unread : say(list.length));
  const hints: Readonly<Record<keyof SheetChoices, string | null>> = {
    plans: count(facts.plans, (saved) => text.plans(facts.plansNow.length, saved)),
    drugs: count(facts.drugs, text.drugs),
    doctors: count(facts.doctors, text.doctors),
    name: isViewed ? null : person.firstName,
  };
  const offered = (['plans', 'drugs', 'doctors', 'name'] as const).filter((one) => hints[one] !== null);
  return (
    <>
      <p>{text.lead}</p>
      <FreeHelp />
      <fieldset className="goes">
        <legend>{text.legend}</legend>
        {offered.map((one) => (
          <Checkbox
            label={text.choice[one]}
            hint={hints[one] ?? undefined}
            isChecked={choices[one]}
            onChange={(isChecked) => onChange({ ...choices, [one]: isChecked })}
            key={one}
          />
        ))}
      </fieldset>
      {isViewed && <p>{person.firstName === null ? text.viewedNobody : text.viewed(person.firstName)}</p>}
      <p className="keep">
        <Icon of={lock} />
        <span>{text.privacy}</span>
      </p>
    </>
  );
}

export const component = {
  component: CounselorPopup,
  styles: [base, ...buttonStyles, ...formStyles, ...dialogStyles, ...counselorPaperStyles, ...freeHelpStyles, css],
} satisfies ReactComponent;
