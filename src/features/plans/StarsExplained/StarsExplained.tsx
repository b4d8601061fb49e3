import { useEffect, useState } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import { useText } from '../../language/use-text.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { addStars } from '../actions.js';
import { $firstWithStars, $starDisclosures } from '../state/stars.js';
import { disclosures as english } from '../text/en/disclosures.js';

/** The meaning of the stars above it, once on a page, if no disclosures explain it (FACT-04). */
export function StarsExplained({ hasStars }: { readonly hasStars: boolean }) {
  const { stars } = useText(english);
  const year = useAtom($activeYear);
  const isExplained = useAtom($starDisclosures) > 0;
  const [own] = useState(() => ({}));
  const isFirst = useAtom($firstWithStars) === own;
  useEffect(() => (hasStars ? addStars(own) : undefined), [hasStars, own]);
  if (!hasStars || isExplained || !isFirst || year === null) return null;
  // On paper the table of the plans says it.
  return <p className="stars-explained no-print">{stars.replaceAll('{year}', String(year))}</p>;
}
