import { beforeEach, describe, expect, it } from 'vitest';
import { setShopperContent } from '../../../../src/features/content/state/content.js';
import { $helpPreview } from '../../../../src/features/cost/state/help-preview.js';
import { component as extraHelp } from '../../../../src/features/extra-help/ExtraHelp/ExtraHelp.js';
import { component as extraHelpPopup } from '../../../../src/features/extra-help/ExtraHelpPopup/ExtraHelpPopup.js';
import { $howToApply } from '../../../../src/features/extra-help/state/how-to-apply.js';
import { $shownExtraHelp } from '../../../../src/features/extra-help/state/subsidy.js';
import { setActiveYear } from '../../../../src/features/plan-year/state/year.js';
import { closePopup, requestPopup } from '../../../../src/features/popups/state/popups.js';
import { setAgent, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { endShopperScope } from '../../../../src/shared/shopper/scope.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { showComponent } from '../../../support/show-component.js';
import { stubAction } from '../../../support/stub-action.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { type RenderedComponent, runInAct } from '../../../ui/render.js';

/** The effect of Extra Help on a shopper's costs, in words. */

const nowWith = 'Your saved plans now show the premium and drug costs with Extra Help.';
const hint = 'Your level decides how much you save. Call Social Security if you are not sure.';
const levels = 'In 2027, everyone who qualifies for Extra Help gets the full premium subsidy.';

const content = {
  sessionTimeout: null,
  upsell: null,
  hours: null,
  figures: { year: 2026, extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 },
  nextYearFigures: { year: 2027, extraHelpPremium: 0, regularPremium: 26, highDeductible: 2900 },
  extraHelpUrl: null,
  counselorHelp: null,
};

const known = { isOffered: true, answer: 'yes', applies: true, doPricesFollow: true, hasFullLevel: false } as const;
/** A frame, and the drawing that it leads to. */
const drawnAnew = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const texts = ({ root }: RenderedComponent, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent);

const aGuest = (uuid: string) => ({ uuid, isGuest: true, isCloaked: false });

beforeEach(() => {
  // A press of an earlier test does nothing more.
  endShopperScope();
  resetStore();
  stubComputed($shownExtraHelp, known);
  stubComputed($helpPreview, null);
  stubComputed($howToApply, { kind: 'none' });
  setActiveYear(2027);
});

describe('ucp-extra-help-popup', () => {
  const show = () => showComponent('ucp-extra-help-popup', extraHelpPopup, { open: true });

  it('[EH-03] [EH-09] [EH-10] says what the prices are with, and names no percentages', () => {
    expect(texts(show(), '.popup__body p')).toEqual([nowWith, levels, hint]);
  });

  it.each([
    ['it does not apply to the shopper', { applies: false }],
    ['the prices do not follow it', { doPricesFollow: false }],
  ])('[EH-03] [ENV-02] is silent about the prices if %s', (_, less) => {
    stubComputed($shownExtraHelp, { ...known, ...less });
    expect(texts(show(), '.popup__body p')).toEqual([levels, hint]);
  });

  it('[EH-08] says that the shopper’s own level is the full one', () => {
    stubComputed($shownExtraHelp, { ...known, hasFullLevel: true });
    expect(texts(show(), '.popup__body p').at(-1)).toBe(`Your level is full Extra Help. ${hint}`);
  });

  it('[EH-10] [CONST-05] gives the content’s example for the year that shows, and none without it', () => {
    setShopperContent(content);
    const drawn = show();
    const figures = () => [texts(drawn, 'dt'), texts(drawn, 'dd')];
    expect(figures()).toEqual([
      ['Example for 2027: premium with Extra Help', 'Example for 2027: premium without'],
      ['$0.00', '$26.00'],
    ]);
    runInAct(() => setActiveYear(2026));
    expect(figures()).toEqual([
      ['Example for 2026: premium with Extra Help', 'Example for 2026: premium without'],
      ['$0.00', '$24.00'],
    ]);
    runInAct(() => setActiveYear(2028));
    expect(figures(), 'an example of another year').toEqual([[], []]);
    runInAct(() => setActiveYear(2026));
    runInAct(() => setShopperContent({ ...content, figures: null }));
    expect(figures()).toEqual([[], []]);
    runInAct(() => setShopperContent(null));
    expect(figures()).toEqual([[], []]);
  });

  it('[EH-03] leads to the plans, and is closed then', () => {
    const showView = stubAction('showView');
    const drawn = show();
    drawn.host.setAttribute('open', '');
    runInAct(() => drawn.find('.popup__foot button').click());
    expect(showView.mock.calls).toEqual([['plans', drawn.host]]);
    expect(drawn.host.hasAttribute('open')).toBe(false);
  });

  it('[ROLE-04] [AGENT-01] never opens in the agent flow, whatever asks', () => {
    const { host, root } = show();
    host.setAttribute('open', '');
    runInAct(() => setAgent(true, 'an-agent'));
    expect(root.querySelector('dialog')).toBeNull();
    expect(host.hasAttribute('open'), 'the attribute says what shows').toBe(false);
  });
});

describe('ucp-extra-help', () => {
  const change = ({ root }: ReturnType<typeof showComponent>) => root.querySelector('.line button') as HTMLElement;

  it('[EH-02] asks one question with two answers, and none is chosen at first', () => {
    stubComputed($shownExtraHelp, { ...known, answer: null, applies: false });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    expect(texts(drawn, 'legend')).toEqual(['Do you get Extra Help to pay for your prescription drugs?']);
    expect(texts(drawn, 'label')).toEqual(['Yes', 'No']);
    expect(drawn.root.querySelector(':checked')).toBeNull();
  });

  const preview = { name: 'SCAN Classic (HMO)', withHelp: 64, without: 88 };

  it('[EH-10] says what Extra Help would change, and how to apply, until there is an answer', () => {
    stubComputed($helpPreview, preview);
    stubComputed($howToApply, { kind: 'page', url: 'https://example.com/apply' });
    stubComputed($shownExtraHelp, { ...known, answer: null, applies: false });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    const shown = () => [texts(drawn, '[part=extra-help-preview]'), texts(drawn, '[part=how-to-apply]')];
    expect(shown()).toEqual([['With Extra Help, SCAN Classic (HMO) would cost $64.00 a year, not $88.00.'], ['How to apply']]);
    for (const facts of [
      { answer: 'no', applies: false },
      { answer: 'yes', applies: true },
      { answer: null, applies: true },
    ] as const) {
      runInAct(() => stubComputed($shownExtraHelp, { ...known, ...facts }));
      expect(shown()).toEqual([[], []]);
    }
    runInAct(() => change(drawn).click());
    expect(drawn.root.querySelectorAll('input')).toHaveLength(2);
  });

  it('[EH-10] stays away when “Change” asks again, because the question has an answer', () => {
    stubAction('trackClick');
    stubComputed($helpPreview, preview);
    stubComputed($howToApply, { kind: 'page', url: 'https://example.com/apply' });
    stubComputed($shownExtraHelp, { ...known, answer: 'no', applies: false });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    runInAct(() => change(drawn).click());
    expect(texts(drawn, 'legend')).toHaveLength(1);
    expect([texts(drawn, '.preview'), texts(drawn, '[part=how-to-apply]')]).toEqual([[], []]);
  });

  it('[EH-10] [LOAD-04] keeps the place of the link while the content is loading, and no longer', () => {
    stubComputed($howToApply, { kind: 'waits' });
    stubComputed($shownExtraHelp, { ...known, answer: null, applies: false });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    const places = () => drawn.root.querySelectorAll('.how').length;
    expect([places(), texts(drawn, 'a')]).toEqual([1, []]);
    runInAct(() => stubComputed($howToApply, { kind: 'none' }));
    expect(places()).toBe(0);
  });

  it('[EH-10] keeps the place of the sentence while prices are loading, and says nothing', () => {
    stubComputed($helpPreview, 'waits');
    stubComputed($shownExtraHelp, { ...known, answer: null, applies: false });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    expect(texts(drawn, '.preview.is-waiting')).toEqual(['']);
    expect(drawn.find('.preview').getAttribute('aria-hidden')).toBe('true');
    expect(texts(drawn, '[part=how-to-apply]')).toEqual([]);
  });

  it.each([
    ['yes', nowWith],
    ['no', 'Your saved plans now show the premium and drug costs without Extra Help.'],
  ] as const)('[EH-04] says what the prices are with after a %s, and only if they follow it', (answer, words) => {
    stubAction('submitExtraHelpAnswer').mockResolvedValue(undefined);
    for (const [doPricesFollow, announcement] of [
      [true, words],
      [false, ''],
    ] as const) {
      stubComputed($shownExtraHelp, { ...known, answer: answer === 'yes' ? 'no' : 'yes', doPricesFollow });
      const drawn = showComponent('ucp-extra-help', extraHelp);
      runInAct(() => change(drawn).click());
      runInAct(() => drawn.find(`input[value="${answer}"]`).click());
      runInAct(() => stubComputed($shownExtraHelp, { ...$shownExtraHelp.get(), answer }));
      expect(drawn.find('[role="status"]').textContent).toBe(announcement);
      drawn.remove();
    }
  });

  it.each([
    ['a yes', { answer: 'yes', applies: true }, 'Extra Help: included · Change'],
    ['a no', { answer: 'no', applies: false }, 'Extra Help: not included · Change'],
    ['a subsidy of the profile', { answer: null, applies: true }, 'Extra Help: included, from your Medicare record · Change'],
  ] as const)('[EH-09] is one line after %s', (_, facts, words) => {
    stubComputed($shownExtraHelp, { ...known, ...facts });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    expect(texts(drawn, '.line').map((line) => line.replace(/\s+/g, ' '))).toEqual([words]);
    expect(drawn.root.querySelector('input')).toBeNull();
  });

  it('[EH-02] shows the choice, and takes the answer when that has been painted', async () => {
    stubComputed($shownExtraHelp, { ...known, answer: null, applies: false });
    const submit = stubAction('submitExtraHelpAnswer');
    const drawn = showComponent('ucp-extra-help', extraHelp);
    const radios = () => [...drawn.root.querySelectorAll('input')];
    runInAct(() => radios()[1]?.click());
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
    expect(submit).not.toHaveBeenCalled();
    await expect.poll(() => submit.mock.calls).toEqual([['no', drawn.host]]);
  });

  it('[EH-02] [SIGN-01] a choice that another shopper has just made does not stay', async () => {
    stubComputed($shownExtraHelp, { ...known, answer: null, applies: false });
    const submit = stubAction('submitExtraHelpAnswer');
    setIdentity(aGuest('1'));
    const drawn = showComponent('ucp-extra-help', extraHelp);
    const radios = () => [...drawn.root.querySelectorAll('input')];
    runInAct(() => radios()[1]?.click());
    runInAct(() => {
      endShopperScope();
      setIdentity(aGuest('2'));
    });
    await drawnAnew();
    expect(radios().map(({ checked }) => checked)).toEqual([false, false]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('[EH-09] asks again at “Change”, with focus on the chosen answer, and gives focus back to it after an answer', () => {
    stubAction('submitExtraHelpAnswer').mockResolvedValue(undefined);
    stubAction('trackClick');
    stubComputed($shownExtraHelp, { ...known, answer: 'no', applies: false });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    change(drawn).focus();
    runInAct(() => change(drawn).click());
    expect(drawn.root.activeElement).toBe(drawn.find('input[value="no"]'));
    expect(drawn.find<HTMLInputElement>('input[value="no"]').checked).toBe(true);
    drawn.find('input[value="yes"]').focus();
    runInAct(() => drawn.find('input[value="yes"]').click());
    runInAct(() => stubComputed($shownExtraHelp, { ...known, answer: 'yes', applies: true }));
    expect(drawn.root.activeElement).toBe(change(drawn));
  });

  it('[EH-03] [EH-09] keeps the answer there for the focus that the popup of a first yes gives back', async () => {
    stubAction('submitExtraHelpAnswer').mockResolvedValue(undefined);
    stubComputed($shownExtraHelp, { ...known, answer: null, applies: false });
    const drawn = showComponent('ucp-extra-help', extraHelp);
    const yes = drawn.find('input[value="yes"]');
    yes.focus();
    runInAct(() => yes.click());
    runInAct(() => {
      stubComputed($shownExtraHelp, { ...known, answer: 'yes', applies: true });
      requestPopup({ tag: 'ucp-extra-help-popup' });
    });
    await drawnAnew();
    expect(drawn.root.activeElement).toBe(yes);
    runInAct(() => closePopup());
    await expect.poll(() => drawn.root.activeElement?.textContent).toBe('Change');
  });

  it('[EH-01] is nothing if it is not offered', () => {
    stubComputed($shownExtraHelp, { ...known, isOffered: false });
    expect(showComponent('ucp-extra-help', extraHelp).root.childElementCount).toBe(0);
  });
});
