import { beforeEach, describe, expect, it } from 'vitest';
import { HostProvider, type ReactComponent } from '../../../../src/element/react-renderer.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { setMessages } from '../../../../src/features/language/state/messages.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import { setLocation } from '../../../../src/features/place/state/place.js';
import { keyOf, type MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import { setActiveYear } from '../../../../src/features/plan-year/state/year.js';
import { $yearOffers } from '../../../../src/features/plan-year/state/year-offers.js';
import { component as savedPlans } from '../../../../src/features/plans/SavedPlans/SavedPlans.js';
import { $cardContext } from '../../../../src/features/plans/state/card-context.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { $lateList } from '../../../../src/features/plans/state/late-list.js';
import { $otherYear } from '../../../../src/features/plans/state/other-year.js';
import { component as yearToggle } from '../../../../src/features/plans/YearToggle/YearToggle.js';
import { profileFailed, profileLoaded } from '../../../../src/features/profile/state/profile.js';
import { yearsOffered } from '../../../../src/shared/calendar/plan-year.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { aDualPlan, aPlan } from '../../../fixtures/plans.js';
import { aProfile } from '../../../fixtures/profile.js';
import { site } from '../../../shared/navigation/samples.js';
import { stubAction } from '../../../support/stub-action.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';
import { cardContext } from '../rules/card-samples.js';

const host = document.createElement('ucp-saved-plans');

function show({ component: Piece }: ReactComponent, props: Readonly<Record<string, unknown>> = {}): RenderedComponent {
  return render(
    <HostProvider value={host}>
      <Piece {...props} />
    </HostProvider>,
  );
}

const texts = ({ root }: RenderedComponent, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent);

function save(...plans: readonly MedicarePlan[]): void {
  stubComputed($shownPlans, { keys: plans.map(keyOf), plans, missing: [] });
  stubComputed($cardContext, { ...cardContext({ today: wallClock(2026, 11, 20) }), place: null, site });
}

beforeEach(() => {
  resetStore();
  profileLoaded(aProfile());
  setActiveYear(2027);
  stubComputed($browse, { url: 'https://example.com/plans', year: 2027 });
});

describe('ucp-saved-plans', () => {
  it('[PLN-01] has its heading, and counts the plans of the year', () => {
    save(aDualPlan({ year: 2027 }), aPlan({ year: 2027 }));
    setLocation({ zipCode: '85004', county: null });
    const drawn = show(savedPlans);
    expect(texts(drawn, 'h2')).toEqual(['Your Saved Plans']);
    expect(texts(drawn, '.head__lead')).toEqual(['2 plans for 2027 in 85004']);
  });

  it.each([
    [{}, ['Your Saved Plans'], 'Your Saved Plans'],
    [{ heading: 'What you keep' }, ['What you keep'], 'What you keep'],
    [{ heading: 'What you keep', noHeading: true }, [], 'What you keep'],
  ])('[PLN-01] has the author’s heading if there is one, its name and its toggle either way: %j', (values, headings, name) => {
    save(aPlan({ year: 2027 }));
    const drawn = show(savedPlans, values);
    expect(texts(drawn, 'h2')).toEqual(headings);
    expect(drawn.find('section').getAttribute('aria-label')).toBe(name);
    expect(drawn.root.querySelectorAll('slot[name=toggle]')).toHaveLength(1);
  });

  it('[PLN-04] says that nothing is saved, and leads to all plans of the year', () => {
    const navigate = stubAction('followLink');
    const drawn = show(savedPlans);
    expect(drawn.root.textContent).toContain('Looks like no saved plans');
    expect(texts(drawn, 'a')).toEqual(['Browse all 2027 plans']);
    runInAct(() => drawn.find('a').click());
    expect(navigate.mock.calls).toEqual([[host, 'https://example.com/plans', 'browse-plans']]);
  });

  it.each([
    [0, []],
    [1, ['Your saved Medicare Supplement plan is listed separately.']],
    [4, ['Your saved Medicare Supplement plans are listed separately.']],
  ])('[PLN-04] says where the supplement plans are if those alone are saved: %i', (plans, expected) => {
    stubComputed($counts, { plans, drugs: 0, providers: 0 });
    expect(texts(show(savedPlans), '.empty p')).toEqual(expected);
  });

  it.each([
    [3, 'You have 3 plans saved for 2026', 'Show my 2026 plans', 'No plans for 2027, 3 plans for 2026'],
    [1, 'You have 1 plan saved for 2026', 'Show my 2026 plan', 'No plans for 2027, 1 plan for 2026'],
  ])('[NEXT-07] says that the plans of the other year are saved, and shows them on request: %i', (count, title, button, lead) => {
    const change = stubAction('switchYear');
    stubComputed($otherYear, { year: 2026, count });
    const drawn = show(savedPlans);
    expect(texts(drawn, 'h3')).toEqual([title]);
    expect(texts(drawn, '.head__lead')).toEqual([lead]);
    expect(texts(drawn, '.empty p')).toEqual(['No plan is saved for 2027 yet.']);
    expect(texts(drawn, '.empty__actions > *')).toEqual([button, 'Browse all 2027 plans']);
    expect(drawn.find('[part=show-other-year]').className, 'filled').toBe('button');
    runInAct(() => drawn.find('[part=show-other-year]').click());
    expect(change.mock.calls).toEqual([[2026, host]]);
    expect(drawn.root.activeElement).toBe(drawn.find('h2'));
  });

  it('[NEXT-07] moves focus to the list where the page has the heading', () => {
    stubAction('switchYear');
    stubComputed($otherYear, { year: 2026, count: 3 });
    const drawn = show(savedPlans, { noHeading: true });
    runInAct(() => drawn.find('[part=show-other-year]').click());
    expect(drawn.root.activeElement).toBe(drawn.find('section'));
  });

  it('[NEXT-07] says where the supplement plans are, too', () => {
    stubComputed($otherYear, { year: 2026, count: 3 });
    stubComputed($counts, { plans: 2, drugs: 0, providers: 0 });
    expect(texts(show(savedPlans), '.empty p')).toEqual([
      'No plan is saved for 2027 yet. Your saved Medicare Supplement plans are listed separately.',
    ]);
  });

  it('[NEXT-07] [LOAD-05] counts no plans of another year if the profile could not be read', () => {
    resetStore();
    profileFailed();
    setActiveYear(2027);
    stubComputed($otherYear, { year: 2026, count: 3 });
    const drawn = show(savedPlans);
    expect(drawn.root.textContent).toContain('We could not load your saved items.');
    expect(texts(drawn, '.head__lead, .empty__actions')).toEqual([]);
  });

  it.each([
    [
      'ended',
      'standing--info',
      'Open enrollment ended December 7. To join now you need a special reason, such as a move or a plan that ends.',
    ],
    [
      'plan-ends',
      'standing--caution',
      'Because your plan ends, you can join until the last day of February. Join by December 31 to have no gap.',
    ],
  ] as const)('[HAND-06] has one line above the cards in December: %s', (notice, look, words) => {
    save(aPlan({ year: 2027 }));
    stubComputed($lateList, notice);
    const drawn = show(savedPlans);
    expect(texts(drawn, '[part=late]').map((line) => line?.replaceAll('\u00a0', ' '))).toEqual([words]);
    expect(drawn.find('[part=late]').classList).toContain(look);
    expect(drawn.find('.late').nextElementSibling?.className).toBe('plan-grid');
  });

  it('[HAND-06] [CONT-01] has the content’s words in that line', () => {
    save(aPlan({ year: 2027 }));
    stubComputed($lateList, 'ended');
    setMessages({ 'planCard.late.ended.title': 'It is late.', 'planCard.late.ended.reason': 'Call us.' });
    expect(texts(show(savedPlans), '[part=late]')).toEqual(['It is late. Call us.']);
  });

  it('[YEAR-02] says what it shows when another year is chosen, and not when a plan leaves it', () => {
    save(aDualPlan({ year: 2027 }), aPlan({ year: 2027 }));
    const drawn = show(savedPlans);
    const spoken = () => texts(drawn, '[role=status]').join('');
    const choose = (year: number, ...plans: readonly MedicarePlan[]) =>
      runInAct(() => {
        setActiveYear(year);
        save(...plans);
      });
    expect(spoken()).toBe('');
    choose(2026, aPlan({ year: 2026 }));
    expect(spoken()).toBe('1 plan for 2026');
    choose(2027, aDualPlan({ year: 2027 }), aPlan({ year: 2027 }));
    expect(spoken()).toBe('2 plans for 2027');
    runInAct(() => save(aPlan({ year: 2027 })));
    expect(spoken()).toBe('2 plans for 2027');
    choose(2026);
    expect(spoken()).toBe('Looks like no saved plans');
  });

  it('[LOAD-05] [YEAR-02] does not say that nothing is saved when another year is chosen on a page that could not read what is', () => {
    resetStore();
    profileFailed();
    setActiveYear(2027);
    const drawn = show(savedPlans);
    runInAct(() => setActiveYear(2026));
    expect(drawn.root.textContent).toContain('We could not load your saved items.');
    expect(drawn.root.textContent).not.toContain('Looks like no saved plans');
  });

  it('[LOAD-05] does not say that nothing is saved if the profile could not be read again', () => {
    save();
    profileLoaded(aProfile());
    const drawn = show(savedPlans);
    expect(drawn.root.textContent).toContain('Looks like no saved plans');
    runInAct(profileFailed);
    expect(drawn.root.textContent).toContain('We could not load your saved items.');
    expect(drawn.root.textContent).not.toContain('Looks like no saved plans');
  });

  it('[CARD-12] leaves the code out of a name also while a card waits for its turn', () => {
    save(aDualPlan({ year: 2027 }), aPlan({ year: 2027, name: 'Essentials H0609-044' }));
    const drawn = show(savedPlans);
    const names = () => [...drawn.root.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'));
    expect(drawn.root.querySelectorAll('[aria-busy]')).toHaveLength(1);
    expect(names()[1]).toBe('Essentials');
    expect(texts(drawn, '[aria-busy]'), 'heard, not only seen as busy').toEqual(['Loading']);
  });
});

describe('ucp-year-toggle', () => {
  it('[PLN-02] asks when plans should start', async () => {
    stubComputed($yearOffers, yearsOffered(wallClock(2026, 10, 1)));
    const switchYear = stubAction('switchYear');
    const drawn = show(yearToggle);
    expect(texts(drawn, 'legend')).toEqual(['Plans starting in']);
    expect(texts(drawn, 'label')).toEqual(['January 2027 or later', 'Nov or Dec 2026']);
    expect([...drawn.root.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false]);
    const [name, other] = [...drawn.root.querySelectorAll('input')].map((one) => one.name);
    expect(name, 'one choice').toBeTruthy();
    expect(other).toBe(name);
    expect(drawn.find('fieldset').getAttribute('part')).toBe('year-toggle');
    runInAct(() => drawn.root.querySelectorAll('input')[1]?.click());
    await expect.poll(() => switchYear.mock.calls).toEqual([[2026, host]]);
  });

  it('[YEAR-02] shows a press at once while the code is being loaded, so that the other year can be pressed too', async () => {
    stubComputed($yearOffers, yearsOffered(wallClock(2026, 11, 20)));
    let fail: () => void = () => undefined;
    const loading = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const switchYear = stubAction('switchYear').mockImplementation(() => loading);
    const drawn = show(yearToggle);
    const radios = () => [...drawn.root.querySelectorAll('input')];
    const checked = () => radios().find((one) => one.checked)?.value;
    const pressed = () => switchYear.mock.calls.map(([year]) => year);
    runInAct(() => radios()[1]?.click());
    expect(checked(), 'painted before the lists change').toBe('2026');
    expect(pressed()).toEqual([]);
    // Before the page is painted, the last press counts.
    runInAct(() => radios()[0]?.click());
    expect(checked()).toBe('2027');
    await expect.poll(pressed).toEqual([2027]);
    runInAct(() => radios()[1]?.click());
    await expect.poll(pressed).toEqual([2027, 2026]);
    // It could not be loaded: the year stays.
    fail();
    await expect.poll(checked).toBe('2027');
  });

  it('[YEAR-02] shows the year of the page again when it changes during a press', async () => {
    stubComputed($yearOffers, yearsOffered(wallClock(2026, 11, 20)));
    const switchYear = stubAction('switchYear').mockImplementation(() => new Promise(() => undefined));
    const drawn = show(yearToggle);
    const checked = () => [...drawn.root.querySelectorAll('input')].find((one) => one.checked)?.value;
    runInAct(() => drawn.root.querySelectorAll('input')[1]?.click());
    runInAct(() => setActiveYear(2026));
    expect(checked()).toBe('2026');
    runInAct(() => drawn.root.querySelectorAll('input')[0]?.click());
    expect(checked()).toBe('2027');
    runInAct(() => setActiveYear(2027));
    expect(checked()).toBe('2027');
    await expect.poll(() => switchYear.mock.calls).toEqual([[2027, host]]);
  });

  it('[HAND-06] says from December 8 that the current year is no longer sold, and can still choose it', async () => {
    stubComputed($yearOffers, yearsOffered(wallClock(2026, 12, 8)));
    const switchYear = stubAction('switchYear');
    const drawn = show(yearToggle);
    expect(texts(drawn, 'label')).toEqual(['January 2027 or later', 'Nov or Dec 2026 no longer sold']);
    expect(texts(drawn, 'label small')).toEqual(['no longer sold']);
    runInAct(() => drawn.root.querySelectorAll('input')[1]?.click());
    await expect.poll(() => switchYear.mock.calls).toEqual([[2026, host]]);
  });

  it('[PLN-03] is nothing outside the annual enrollment period', () => {
    stubComputed($yearOffers, yearsOffered(wallClock(2026, 9, 30)));
    expect(show(yearToggle).root.innerHTML).toBe('');
  });
});
