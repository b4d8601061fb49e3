import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { atHash } from '../../../shared/page/page-address.js';
import { $settings } from '../../../shared/settings/state.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import type { View } from '../../../shared/view/view.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { handleLinkClick } from '../../../ui/handle-link-click.js';
import { Icon } from '../../../ui/Icon.js';
import { arrowRight } from '../../../ui/icons/arrow-right.js';
import head from '../../../ui/SectionHead.css?inline';
import { SectionHead } from '../../../ui/SectionHead.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { useText } from '../../language/use-text.js';
import { showView } from '../../navigation/actions.js';
import { $counts } from '../../plans/state/counts.js';
import { listIcons } from '../../profile/list-icons.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { savedItems as english } from '../text/en/saved-items.js';
import css from './SavedItems.css?inline';

/** How much is saved of each kind; a tile opens its view (DASH-06). */
function SavedItems() {
  const text = useText(english);
  const host = useHost();
  const counts = useAtom($counts);
  const hidesProviders = useAtom($settings)?.hideProviders;
  const views: readonly View[] = hidesProviders ? ['plans', 'drugs'] : ['plans', 'drugs', 'providers'];
  return (
    <section className="root root--main no-print" aria-label={text.heading}>
      <SectionHead title={text.heading} />
      <div className="tiles">
        {views.map((view) => (
          <a className="tile" href={atHash(`#${view}`)} part="tile" key={view} onClick={handleLinkClick(() => showView(view, host))}>
            <Icon of={listIcons[view]} size="lg" />
            <Count of={counts?.[view]} unknown={text.unknown} />
            <Icon of={arrowRight} size="sm" />
            <span className="tile__label">{text.tile[view](counts?.[view] ?? 0)}</span>
          </a>
        ))}
      </div>
    </section>
  );
}

function Count({ of, unknown }: { readonly of: number | undefined; readonly unknown: string }) {
  if (of !== undefined) return <span className="tile__count">{of} </span>;
  return (
    <span className="tile__count">
      <span aria-hidden="true">--</span>
      <VisuallyHidden>{unknown}</VisuallyHidden>
    </span>
  );
}

export const component = { component: SavedItems, styles: [base, contained, head, css], when: $isProfileKnown } satisfies ReactComponent;
