import { useAtom } from '../../shared/state/use-atom.js';
import { ButtonLink } from '../../ui/Button.js';
import { useLink } from '../navigation/use-link.js';
import { $yearOffers } from '../plan-year/state/year-offers.js';
import { $browse } from './state/browse.js';

/** The page of all plans. The year is named only in the annual enrollment period, when there are two (PV-05, DV-07). */
export function BrowseLink({ label }: { readonly label: (year: number | null) => string }) {
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
