import { beforeEach, describe, expect, it } from 'vitest';
import { HostProvider, type ReactComponent } from '../../../../src/element/react-renderer.js';
import { setLocation } from '../../../../src/features/place/state/place.js';
import { keyOf, type MedicarePlan } from '../../../../src/features/plans/rules/plan.js';
import { component as savedPlans } from '../../../../src/features/plans/SavedPlans/SavedPlans.js';
import { $browse } from '../../../../src/features/plans/state/browse.js';
import { $cardContext } from '../../../../src/features/plans/state/card-context.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { $shownPlans } from '../../../../src/features/plans/state/plans.js';
import { setActiveYear } from '../../../../src/features/plans/state/year.js';
import { $yearOffers } from '../../../../src/features/plans/state/year-offers.js';
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
  ])('[PLN-04] says where the supplement plans are if those alone are saved: %i', (plans, said) => {
    stubComputed($counts, { plans, drugs: 0, providers: 0 });
    expect(texts(show(savedPlans), '.empty p')).toEqual(said);
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
  it('[PLN-02] asks when plans should start', () => {
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
    expect(switchYear.mock.calls).toEqual([[2026, host]]);
  });

  it('[PLN-03] is nothing outside the annual enrollment period', () => {
    stubComputed($yearOffers, yearsOffered(wallClock(2026, 9, 30)));
    expect(show(yearToggle).root.innerHTML).toBe('');
  });
});
