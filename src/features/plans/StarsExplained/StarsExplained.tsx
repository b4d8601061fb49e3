import { useEffect, useState } from 'react';
import { useFact } from '../../../shared/state/use-fact.js';
import { useText } from '../../language/use-text.js';
import { disclosures as english } from '../../page/text/en/disclosures.js';
import { $firstWithStars, $starDisclosures, starsShown } from '../state/stars.js';
import { $activeYear } from '../state/year.js';

/** The meaning of the stars above it, once on a page, if no disclosures explain it (FACT-04). */
export function StarsExplained({ hasStars }: { readonly hasStars: boolean }) {
  const { stars } = useText('disclosures', english);
  const year = useFact($activeYear);
  const isExplained = useFact($starDisclosures) > 0;
  const [own] = useState(() => ({}));
  const isFirst = useFact($firstWithStars) === own;
  useEffect(() => (hasStars ? starsShown(own) : undefined), [hasStars, own]);
  if (!hasStars || isExplained || !isFirst || year === null) return null;
  // On paper the table of the plans says it.
  return <p className="stars-explained no-print">{stars.replaceAll('{year}', String(year))}</p>;
}
