import { act } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { loadSpanishTexts } from '../../../../src/features/language/actions/language.js';
import { $spanish } from '../../../../src/features/language/state/language.js';
import { setMessages } from '../../../../src/features/language/state/messages.js';
import { useText } from '../../../../src/features/language/use-text.js';
import { planCard as english, type PlanCardText } from '../../../../src/features/plan/text/en/plan-card.js';
import { resetPage } from '../../../../src/testing.js';
import { until } from '../../../flows/support/service.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';

const page = document.documentElement;

const drawnTexts: PlanCardText[] = [];

/** The tier of a drug, as a plan card says it. */
function Tier() {
  const text = useText(english);
  drawnTexts.push(text);
  return <p>{text.tier(3)}</p>;
}

/** A component in its element, wherever that stands. */
function drawnIn(parent: ParentNode, lang: string | null = null): { readonly host: HTMLElement; readonly piece: RenderedComponent } {
  const host = document.createElement('ucp-plan-card');
  if (lang !== null) host.lang = lang;
  parent.append(host);
  const piece = render(
    <HostProvider value={host}>
      <Tier />
    </HostProvider>,
  );
  return { host, piece };
}

function section(lang: string | null, parent: ParentNode = document.body): HTMLElement {
  const made = document.createElement('section');
  if (lang !== null) made.lang = lang;
  parent.append(made);
  return made;
}

const words = ({ piece }: { readonly piece: RenderedComponent }) => piece.find('p').textContent;

/** An observer is notified in a later turn. */
async function changing(change: () => void): Promise<void> {
  await act(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const spanishHasCome = () => act(() => until(() => $spanish.get() !== null));

// A verb asks for the data layer, which takes its time to be read here.
beforeAll(() => import('../../../../src/data-layer.js'));

beforeEach(() => {
  resetPage();
  page.lang = 'en';
  drawnTexts.length = 0;
});

afterAll(() => page.removeAttribute('lang'));

describe('the texts of a component', () => {
  it.each([
    ['en', 'Tier 3'],
    ['es', 'Nivel 3'],
    ['es-PR', 'Nivel 3'],
    ['vi', 'Tier 3'],
  ])('are those of the page in %s', async (lang, expected) => {
    await loadSpanishTexts();
    page.lang = lang;
    expect(words(drawnIn(document.body))).toBe(expected);
  });

  it('are those of the nearest lang, the element’s own first of all', async () => {
    await loadSpanishTexts();
    page.lang = 'es';
    expect(words(drawnIn(section('en')))).toBe('Tier 3');
    expect(words(drawnIn(section('en'), 'es'))).toBe('Nivel 3');
    expect(words(drawnIn(section('es'), 'en'))).toBe('Tier 3');
    expect(words(drawnIn(section(null)))).toBe('Nivel 3');
  });

  it('are those of the nearest lang across shadow roots', async () => {
    await loadSpanishTexts();
    const outer = section('es').attachShadow({ mode: 'open' });
    const inner = section(null, outer).attachShadow({ mode: 'open' });
    expect(words(drawnIn(inner))).toBe('Nivel 3');
    expect(words(drawnIn(section('en', inner)))).toBe('Tier 3');
  });

  it('are English while Spanish is loading, and come by themselves', async () => {
    page.lang = 'es';
    const one = drawnIn(document.body);
    expect(words(one)).toBe('Tier 3');
    await spanishHasCome();
    expect(words(one)).toBe('Nivel 3');
  });

  it('ask for no Spanish if nobody reads it', async () => {
    drawnIn(document.body);
    await changing(() => page.setAttribute('lang', 'fr'));
    await changing(() => page.removeAttribute('lang'));
    expect($spanish.get()).toBeNull();
  });
});

describe('a change of language', () => {
  it('draws again in Spanish, which it asks for, and back in English', async () => {
    const one = drawnIn(document.body);
    await changing(() => page.setAttribute('lang', 'es'));
    await spanishHasCome();
    expect(words(one)).toBe('Nivel 3');
    await changing(() => page.setAttribute('lang', 'en'));
    expect(words(one)).toBe('Tier 3');
    await changing(() => page.setAttribute('lang', 'es-US'));
    expect(words(one)).toBe('Nivel 3');
    await changing(() => page.removeAttribute('lang'));
    expect(words(one)).toBe('Tier 3');
  });

  it('reaches whom it concerns alone', async () => {
    await loadSpanishTexts();
    const place = section('en');
    const [inside, apart, own] = [drawnIn(place), drawnIn(document.body), drawnIn(place, 'en')];
    await changing(() => place.setAttribute('lang', 'es'));
    expect([inside, apart, own].map(words)).toEqual(['Nivel 3', 'Tier 3', 'Tier 3']);
    await changing(() => own.host.setAttribute('lang', 'es'));
    await changing(() => place.removeAttribute('lang'));
    expect([inside, apart, own].map(words)).toEqual(['Tier 3', 'Tier 3', 'Nivel 3']);
  });

  it('is seen in the shadow roots around the element', async () => {
    await loadSpanishTexts();
    const outer = section(null);
    const root = outer.attachShadow({ mode: 'open' });
    const place = section(null, root);
    const one = drawnIn(place);
    await changing(() => place.setAttribute('lang', 'es'));
    expect(words(one)).toBe('Nivel 3');
    await changing(() => place.removeAttribute('lang'));
    expect(words(one)).toBe('Tier 3');
    await changing(() => outer.setAttribute('lang', 'es'));
    expect(words(one)).toBe('Nivel 3');
  });

  it('holds for an element that was moved there, which asks for the words', async () => {
    const one = drawnIn(document.body);
    section('es').append(one.host);
    one.piece.rerender(
      <HostProvider value={one.host}>
        <Tier />
      </HostProvider>,
    );
    expect(words(one)).toBe('Tier 3');
    await spanishHasCome();
    expect(words(one)).toBe('Nivel 3');
  });

  it('draws nothing again if the language is the same', async () => {
    await loadSpanishTexts();
    drawnIn(document.body);
    const before = drawnTexts.length;
    await changing(() => page.setAttribute('lang', 'en-GB'));
    expect(drawnTexts.length).toBe(before);
  });

  it('does nothing after the component is gone', async () => {
    const one = drawnIn(document.body);
    one.piece.remove();
    await changing(() => page.setAttribute('lang', 'es'));
    expect($spanish.get()).toBeNull();
  });
});

describe('texts of the content', () => {
  it('[CONT-01] take the place of the built-in ones in either language, at once', async () => {
    await loadSpanishTexts();
    const one = drawnIn(document.body);
    runInAct(() => setMessages({ 'planCard.enroll': 'Sign up' }));
    expect(drawnTexts.at(-1)?.enroll).toBe('Sign up');
    await changing(() => page.setAttribute('lang', 'es'));
    expect(drawnTexts.at(-1)?.enroll).toBe('Sign up');
    expect(drawnTexts.at(-1)?.learnMore).toBe('Más información');
    expect(words(one)).toBe('Nivel 3');
    runInAct(() => setMessages({}));
    expect(drawnTexts.at(-1)?.enroll).toBe('Inscribirse en el plan');
  });

  it('are one object for all who say the same', () => {
    setMessages({ 'planCard.enroll': 'Sign up' });
    drawnIn(document.body);
    drawnIn(document.body);
    expect(new Set(drawnTexts).size).toBe(1);
  });
});
