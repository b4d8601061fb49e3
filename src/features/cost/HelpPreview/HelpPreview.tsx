import { costText } from '../../../shared/money/money-text.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { useText } from '../../language/use-text.js';
import { $helpPreview } from '../state/help-preview.js';
import { cost as english } from '../text/en/cost.js';

/** Shows how Extra Help would change the cost of the plan that costs least. It keeps its place while prices are loading (EH-10). */
export function HelpPreview() {
  const { withHelp } = useText(english);
  const preview = useAtom($helpPreview);
  if (preview === null) return null;
  if (preview === 'waits') return <p className="preview is-waiting" aria-hidden="true" />;
  return (
    <p className="preview" part="extra-help-preview">
      {withHelp.before} <UnbrokenCodes of={preview.name} /> {withHelp.wouldCost} <b className="money">{costText(preview.withHelp)}</b>{' '}
      {withHelp.aYearNot(costText(preview.without))}
    </p>
  );
}
