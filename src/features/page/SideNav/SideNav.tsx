import { useEffect } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { atHash } from '../../../shared/page/page-address.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { $settings } from '../../../shared/settings/state.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { $view } from '../../../shared/view/state.js';
import type { View } from '../../../shared/view/view.js';
import base from '../../../ui/base.css?inline';
import pill from '../../../ui/Count.css?inline';
import { Count } from '../../../ui/Count.js';
import contained from '../../../ui/contained.css?inline';
import { deepActiveElement, isFocusLost, isRendered } from '../../../ui/focus.js';
import { handleLinkClick } from '../../../ui/handle-link-click.js';
import { Icon } from '../../../ui/Icon.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { useText } from '../../language/use-text.js';
import { showView } from '../../navigation/actions.js';
import { $counts } from '../../plans/state/counts.js';
import { listIcons } from '../../profile/list-icons.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { sideNav as english } from '../text/en/side-nav.js';
import css from './SideNav.css?inline';

/**
 * When the focused element disappears with its view, focus moves to the navigation entry of the new view. Such an element is a pressed
 * tile, or a question that only this view has.
 */
function useFocusAfterViewChange(): void {
  const host = useHost();
  useEffect(
    () =>
      $view.listen((view) => {
        const before = deepActiveElement() ?? host;
        // After the views have been drawn, which happens at once, and before the browser takes focus off what they hid.
        queueMicrotask(() => {
          const hasMoved = !isFocusLost() && before !== deepActiveElement();
          if (hasMoved || isRendered(before)) return;
          shadowRootOf(host)?.querySelector<HTMLElement>(`[href$="#${view}"]`)?.focus();
        });
      }),
    [host],
  );
}

/** The views, the current one marked (VW-04, VW-05); under them, in a side column, what else belongs there (VW-06). */
function SideNav() {
  const text = useText(english);
  const current = useAtom($view);
  useFocusAfterViewChange();
  const counts = useAtom($counts);
  const hidesProviders = useAtom($settings)?.hideProviders;
  const views: readonly View[] = hidesProviders ? ['plans', 'drugs'] : ['plans', 'providers', 'drugs'];
  return (
    <div className="root root--page">
      <nav className="nav" aria-label={text.label} part="nav">
        <ul className="nav__list" role="list">
          {views.map((view) => (
            <li key={view}>
              <Entry
                view={view}
                isCurrent={view === current}
                label={text.view[view]}
                count={view === 'plans' ? undefined : counts?.[view]}
                saved={text.saved}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="nav__more no-print">
        <slot />
      </div>
    </div>
  );
}

interface EntryProps {
  readonly view: View;
  readonly isCurrent: boolean;
  readonly label: string;
  readonly count: number | undefined;
  readonly saved: (count: number) => string;
}

function Entry({ view, isCurrent, label, count, saved }: EntryProps) {
  const host = useHost();
  const go = handleLinkClick(() => showView(view, host));
  return (
    <a className="nav__item" part="nav-item" href={atHash(`#${view}`)} aria-current={isCurrent ? 'page' : undefined} onClick={go}>
      <Icon of={listIcons[view]} />
      <span className="nav__label">{label}</span>
      {count !== undefined && (
        <Count className="nav__count">
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{saved(count)}</VisuallyHidden>
        </Count>
      )}
    </a>
  );
}

export const component = { component: SideNav, styles: [base, contained, pill, css], when: $isProfileKnown } satisfies ReactComponent;
