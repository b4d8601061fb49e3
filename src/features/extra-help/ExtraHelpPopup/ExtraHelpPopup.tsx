import { useLayoutEffect } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { premiumText } from '../../../shared/money/money-text.js';
import { $agent } from '../../../shared/shopper/identity.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import button from '../../../ui/Button.css?inline';
import { Button } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import dialog from '../../../ui/Dialog.css?inline';
import { Dialog } from '../../../ui/Dialog.js';
import figuresCss from '../../../ui/Figures.css?inline';
import { Figures } from '../../../ui/Figures.js';
import iconButton from '../../../ui/IconButton.css?inline';
import { Money } from '../../../ui/Money.js';
import { $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { showView } from '../../navigation/actions.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { usePopup } from '../../popups/use-popup.js';
import { $shownExtraHelp } from '../state/subsidy.js';
import { extraHelpPopup as english } from '../text/en/extra-help.js';

/** Tells that the prices are with Extra Help (EH-03, EH-07). In the agent flow it never opens, whatever asks (ROLE-04). */
function ExtraHelpPopup({ open = false }: { readonly open?: boolean }) {
  const host = useHost();
  const text = useText(english);
  const { close } = useText(commonEnglish);
  const { isAgentFlow } = useAtom($agent);
  const { applies, doPricesFollow, hasFullLevel } = useAtom($shownExtraHelp);
  const year = useAtom($activeYear);
  const isOpen = open && !isAgentFlow;
  const leave = usePopup('ucp-extra-help-popup', isOpen);
  // The attribute says what shows.
  useLayoutEffect(() => void (open && isAgentFlow && leave()));
  if (!isOpen) return null;
  const showPlans = () => {
    leave();
    showView('plans', host);
  };
  return (
    <Dialog
      title={text.title}
      closeLabel={close}
      onClose={withClickTracking('Close', leave)}
      foot={<Button onClick={showPlans}>{text.showPlans}</Button>}
    >
      {applies && doPricesFollow && <p>{text.nowShown}</p>}
      {year !== null && <Example year={year} />}
      {year !== null && <p>{text.levels.replaceAll('{year}', String(year))}</p>}
      <p>
        {hasFullLevel && `${text.fullLevel} `}
        {text.hint}
      </p>
    </Dialog>
  );
}

/** The content's example for the year that shows; none without it (CONST-05, EH-10). */
function Example({ year }: { readonly year: number }) {
  const text = useText(english);
  const content = valueWhenLoaded(useAtom($shopperContent));
  const figures = [content?.figures, content?.nextYearFigures].find((one) => one?.year === year);
  if (!figures) return null;
  const { extraHelpPremium, regularPremium } = figures;
  return (
    <Figures
      figures={[
        { term: text.exampleWith(year), amount: <Money text={premiumText(extraHelpPremium)} /> },
        { term: text.exampleWithout(year), amount: <Money text={premiumText(regularPremium)} /> },
      ]}
    />
  );
}

export const component = { component: ExtraHelpPopup, styles: [base, button, iconButton, dialog, figuresCss] } satisfies ReactComponent;
