import { type Block, heightAt, type PaintContext } from '../src/element/first-paint.js';
import { chartTracks } from './cost-chart.js';
import { headingAttributes, reactElement } from './element.js';
import { cardSkeleton, planCard } from './plan-card.js';

export const savedPlans = reactElement({
  tag: 'ucp-saved-plans',
  summary: 'The saved plans of the active year as cards. Without plans, it shows the next step.',
  isSection: true,
  attributes: headingAttributes,
  events: [...(planCard.events ?? []), 'ucp-year-change'],
  parts: {
    ...planCard.parts,
    grid: 'All cards, in pairs.',
    pair: 'Two cards side by side, which share their rows.',
    empty: 'The content if nothing is saved.',
    notice: 'The message about a removal.',
    'show-other-year': 'The button that shows the plans of the other year.',
  },
  slots: {
    toggle: 'Content to the right of the heading, such as the year toggle.',
    costs: 'Content between the heading and the cards, such as Extra Help and the yearly cost.',
  },
  skeleton: (context) => {
    const card = { ...cardSkeleton, height: heightAt(830, [COLUMNS, 600]) };
    return [...headSkeleton(context), ...costSkeleton(context), { box: 'grid', of: [card, card] }];
  },
  reserve: '980px',
  component: () => import('../src/features/plans/SavedPlans/SavedPlans.js'),
});

/** From this width in px on, two cards of the outline stand side by side. It must not be lower than `reserve` then. */
const COLUMNS = 704;

/** Extra Help and the yearly cost, where they stand between the heading and the cards, with what is loading before the first of them. */
function costSkeleton({ slots }: PaintContext): readonly Block[] {
  if (!slots.has('costs')) return [{ say: 'plans' }];
  return [
    [44, 60],
    { say: 'plans' },
    { box: 'card', of: chartTracks, height: heightAt(595, [320, 864], [380, 820], [440, 797], [520, 751], [610, 718], [660, 641]) },
  ];
}

/** The heading and its sentence; a toggle beside them, or below on a phone, while there may be one. */
function headSkeleton({ slots, maybeEnrollmentPeriod }: PaintContext): readonly Block[] {
  // On the narrowest phones the sentence has two lines.
  const head: readonly Block[] = [{ title: 'plans' }, [heightAt(22, [330, 50]), 60]];
  if (!maybeEnrollmentPeriod || !slots.has('toggle')) return head;
  return [{ box: 'grid', of: [{ box: 'stack', of: head }, heightAt(87, [600, 62])] }];
}
