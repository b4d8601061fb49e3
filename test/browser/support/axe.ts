import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

interface Extent {
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Whether to look into frames. */
  readonly iframes?: boolean;
}

/** Where to look; the whole page without it. */
type Place = Parameters<AxeBuilder['include']>[0];

/**
 * The findings of axe, short enough to read in a failure. It reports only violations, and the pages have no frames of other sites: that is
 * quicker.
 */
export async function axeFaults(page: Page, place?: Place, { rules, iframes = true }: Extent = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes }).setLegacyMode();
  if (rules) axe.withRules([...rules]);
  const { violations } = await (place ? axe.include(place) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}
