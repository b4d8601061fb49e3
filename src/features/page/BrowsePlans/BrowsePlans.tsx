import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import button from '../../../ui/Button.css?inline';
import { ButtonLink } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import panel from '../../../ui/Panel.css?inline';
import { Panel } from '../../../ui/Panel.js';
import { useText } from '../../language/use-text.js';
import { useLink } from '../../navigation/use-link.js';
import { $browse } from '../../place/state/browse.js';
import { $location } from '../../place/state/place.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $showsBrowsePanel } from '../state/page-chrome.js';
import { browsePlans as english } from '../text/en/browse-plans.js';

/** The way to all plans of the active year (VW-07). */
function BrowsePlans() {
  const text = useText(english);
  const county = useAtom($location)?.county?.name ?? null;
  const browse = useAtom($browse);
  const isShown = useAtom($showsBrowsePanel);
  const linkTo = useLink();
  if (!isShown || !browse) return null;
  return (
    <div className="root no-print">
      <Panel title={text.title} isAccent part="browse">
        <p className="muted">{text.available(county)}</p>
        <ButtonLink {...linkTo(browse.url, 'browse-plans')} kind="secondary" isBlock>
          {text.browse}
        </ButtonLink>
      </Panel>
    </div>
  );
}

export const component = { component: BrowsePlans, styles: [base, button, panel], when: $isProfileKnown } satisfies ReactComponent;
