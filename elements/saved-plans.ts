import { type Block, heightAt } from '../src/platform/skeleton.js';
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
    return [...headSkeleton(host), { say: 'plans' }, ...costSkeleton(host), { box: 'grid', of: [card, card] }];
  },
  reserve: '980px',
  piece: () => import('../src/pieces/SavedPlans/SavedPlans.js'),
});

/** From this width in px on, two cards of the outline stand side by side. It must not be lower than `reserve` then. */
const COLUMNS = 704;

/** The yearly cost, where it stands between the heading and the cards. */
function costSkeleton(host: HTMLElement): readonly Block[] {
  const hasCosts = host.querySelector(':scope > [slot="costs"]');
  return hasCosts ? [{ box: 'card', of: [[28, 40], [22, 70], 32, 46, 46, 46], height: 420 }] : [];
}

/** The heading and its sentence; a toggle beside them, or below on a phone, while there may be one. */
function headSkeleton(host: HTMLElement): readonly Block[] {
  const hasToggle = maybeEnrollmentPeriod() && host.querySelector(`:scope > ${yearToggle.tag}`);
  // On a phone the sentence has two lines.
  return hasToggle
    ? [{ box: 'grid', of: [[heightAt(host, 73, [600, 101]), 60], 87] }]
    : [
        [36, 50],
        [heightAt(host, 22, [600, 50]), 35],
      ];
}
