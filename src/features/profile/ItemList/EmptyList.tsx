import type { ReactNode } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import { ButtonLink } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import type { IconArt } from '../../../ui/icons/art.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { useLink } from '../../navigation/use-link.js';
import { $browse } from '../../place/state/browse.js';
import { $yearOffers } from '../../plans/state/year-offers.js';

interface EmptyListProps {
  readonly icon: IconArt;
  readonly title: string;
  readonly hint: (hasPlans: boolean) => string;
  readonly browse: (year: number | null) => string;
  /** The button that adds the first item. */
  readonly children: ReactNode;
}

/** A list without items: what it is good for, how to begin, and where all plans are (PV-05, DV-07). */
export function EmptyList({ icon, title, hint, browse, children }: EmptyListProps) {
  const { keys } = useAtom($shownPlans);
  return (
    <EmptyState icon={icon} title={title} text={hint(keys.length > 0)}>
      {children}
      <BrowseLink label={browse} />
    </EmptyState>
  );
}

/** The year is named only in the annual enrollment period, when there are two. */
function BrowseLink({ label }: { readonly label: (year: number | null) => string }) {
  const linkTo = useLink();
  const browse = useAtom($browse);
  const hasTwoYears = (useAtom($yearOffers) ?? []).length > 0;
  if (!browse) return null;
  return (
    <ButtonLink {...linkTo(browse.url, 'browse-plans')} kind="quiet" part="browse">
      {label(hasTwoYears ? browse.year : null)}
    </ButtonLink>
  );
}
