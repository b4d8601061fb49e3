import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { canPrint } from '../../../shared/page/can-print.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { foldStyles } from '../../../ui/Fold.js';
import { print } from '../../../ui/icons/print.js';
import { Panel, panelStyles } from '../../../ui/Panel.js';
import { useText } from '../../language/use-text.js';
import { printPlans } from '../../plans/actions.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { CounselorButton } from '../CounselorButton.js';
import { FreeHelp, freeHelpStyles } from '../FreeHelp/FreeHelp.js';
import { counselorSheet as english } from '../text/en/counselor-sheet.js';
import css from './CounselorSheet.css?inline';

interface CounselorSheetProps {
  /** The button in a box, with its heading, the line about free help and Print beside it. */
  readonly box?: boolean;
  /** The button as one row of a box. */
  readonly compact?: boolean;
}

/** The button that leads to the sheet for a counselor (SHEET-01, SHEET-04). A browser that cannot print does not offer it. */
function CounselorSheet({ box = false, compact = false }: CounselorSheetProps) {
  const text = useText(english);
  const host = useHost();
  const isOffered = canPrint();
  useEmptyHost(!isOffered);
  if (!isOffered) return null;
  const button = <CounselorButton kind={compact ? 'quiet' : 'secondary'} />;
  if (compact) {
    return (
      <div className="root root--main no-print">
        <div className="fold" part="counselor">
          {button}
        </div>
      </div>
    );
  }
  if (!box) return <div className="root no-print">{button}</div>;
  return (
    <div className="root root--main no-print">
      <Panel title={text.title} part="counselor">
        <FreeHelp />
        <div className="take">
          {button}
          <Button kind="secondary" icon={print} part="print" onClick={() => printPlans(host)}>
            {text.print}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

export const component = {
  component: CounselorSheet,
  styles: [base, contained, ...buttonStyles, ...panelStyles, ...foldStyles, ...freeHelpStyles, css],
  when: $isProfileKnown,
} satisfies ReactComponent;
