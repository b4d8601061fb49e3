import { type Block, heightAt } from '../src/platform/skeleton.js';
import { chartTracks } from './cost-chart.js';
import { headed, reactElement } from './element.js';
import { cardSkeleton, planCard } from './plan-card.js';
import { maybeEnrollmentPeriod, yearToggle } from './year-toggle.js';

export const savedPlans = reactElement({
  tag: 'ucp-saved-plans',
  summary: 'The saved plans of the active year as cards, or what to do when there are none.',
  attributes: headed,
  events: [...(planCard.events ?? []), 'ucp-year-change'],
  parts: {
    ...planCard.parts,
    grid: 'All cards, a pair below the other.',
    pair: 'Two cards side by side, that share their rows.',
    empty: 'What shows when nothing is saved.',
    notice: 'The message about a removal.',
  },
  slots: {
    toggle: 'At the right of the heading, as the year toggle.',
    costs: 'Between the heading and the cards, as Extra Help and the yearly cost.',
  },
  skeleton: (host) => {
    const card = { ...cardSkeleton, height: heightAt(host, 830, [COLUMNS, 600]) };
    return [...headSkeleton(host), ...costSkeleton(host), { box: 'grid', of: [card, card] }];
  },
  reserve: '980px',
  piece: () => import('../src/pieces/SavedPlans/SavedPlans.js'),
});

/** From this width in px on, two cards of the outline stand side by side. It must not be lower than `reserve` then. */
const COLUMNS = 704;

/** Extra Help and the yearly cost, where they stand between the heading and the cards, with what is loading before the first of them. */
function costSkeleton(host: HTMLElement): readonly Block[] {
  if (!host.querySelector(':scope > [slot="costs"]')) return [{ say: 'plans' }];
  return [[44, 60], { say: 'plans' }, { box: 'card', of: chartTracks, height: heightAt(host, 466, [345, 592], [430, 546], [600, 480]) }];
}

/** The heading and its sentence; a toggle beside them, or below on a phone, while there may be one. */
function headSkeleton(host: HTMLElement): readonly Block[] {
  const hasToggle = maybeEnrollmentPeriod() && host.querySelector(`:scope > ${yearToggle.tag}`);
  // On the narrowest phones the sentence has two lines.
  const head: readonly Block[] = [{ title: 'plans' }, [heightAt(host, 22, [330, 50]), 60]];
  return hasToggle ? [{ box: 'grid', of: [{ box: 'stack', of: head }, heightAt(host, 87, [600, 62])] }] : head;
}
