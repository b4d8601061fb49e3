import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $knownPlans } from '../../known-plans/state/plans.js';
import { type HelpPreview, helpPreview } from '../rules/help-preview.js';
import { $shownCost } from './cost.js';
import { $costContext } from './cost-context.js';

/** The plan that costs least, and what it costs with and without Extra Help (EH-10). */
export type ShownHelpPreview = HelpPreview & { readonly name: string };

/** Null if the chart names no plan, or the prices are not known. `waits` while prices are loading. */
export const $helpPreview: ReadableAtom<ShownHelpPreview | 'waits' | null> = computedByValue(
  [$shownCost, $costContext, $knownPlans],
  (shown, context, known) => {
    if (!shown || !context) return null;
    const { answer } = shown;
    if (answer.kind === 'waits') return context.flags.lisChanges ? 'waits' : null;
    if (answer.kind === 'none') return null;
    const plan = known[answer.plan.key];
    const preview = plan && typeof plan === 'object' ? helpPreview(plan, context) : null;
    const { name, displayedId } = answer.plan;
    return preview && { ...preview, name: displayedId ? `${name} ${displayedId}` : name };
  },
);
