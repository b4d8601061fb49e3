import { html, nothing } from 'lit';
import { type ComponentType, useId, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { flag, oneOf, someOf } from '../../src/element/attributes.js';
import type { ComponentDefinition, ElementDefinition } from '../../src/element/definition.js';
import type { LitComponent } from '../../src/element/lit-renderer.js';
import { renderer as litRenderer } from '../../src/element/lit-renderer.js';
import { ensureTag } from '../../src/element/popups.js';
import { renderer as reactRenderer, useHost } from '../../src/element/react-renderer.js';
import { adoptStyles, removeStyles } from '../../src/element/sheets.js';
import { defineElements } from '../../src/element/shell.js';
import { loadAll, loadNear } from '../../src/shared/page/near-viewport.js';
import { resetWarnings } from '../../src/shared/report.js';
import { Dialog } from '../../src/ui/Dialog.js';
import { TipButton } from '../../src/ui/TipButton.js';

/** The guarantees of the element layer, on small tags of this test, for cases that few real tags show. */

const QUIET = 'This part of the page could not be loaded. Please try again later.';

let count = 0;

/** Defines a tag that no other test has. */
function tag(table: Partial<ElementDefinition>): ElementDefinition['tag'] {
  count += 1;
  const made: ElementDefinition = {
    tag: `ucp-test-${count}`,
    summary: 'A tag of this test.',
    skeleton: [20],
    isAtOnce: true,
    load: () => Promise.reject(new Error('of this test')),
    ...table,
  };
  defineElements([made]);
  return made.tag;
}

function inReact(
  // biome-ignore lint/suspicious/noExplicitAny: the definition's attributes give the props
  component: ComponentType<any>,
  rest: Partial<ElementDefinition> & { readonly componentOptions?: Partial<ComponentDefinition> } = {},
): string {
  const { componentOptions, ...table } = rest;
  return tag({
    load: async () => ({ renderer: reactRenderer, component: { component, styles: ['p { color: rgb(1 2 3) }'], ...componentOptions } }),
    ...table,
  });
}

function inLit(componentOptions: Pick<LitComponent, 'component' | 'listen'>, table: Partial<ElementDefinition> = {}): string {
  return tag({ load: async () => ({ renderer: litRenderer, component: { styles: [], ...componentOptions } }), ...table });
}

function place(...tags: readonly string[]): readonly HTMLElement[] {
  const made = tags.map((name) => document.createElement(name));
  document.body.append(...made);
  return made;
}

type Settable = HTMLElement & Record<string, unknown>;

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function placed(...tags: readonly string[]): Promise<readonly HTMLElement[]> {
  const made = place(...tags);
  await turns();
  return made;
}

const words = (elements: readonly Element[]) => elements.map(({ shadowRoot }) => shadowRoot?.textContent);

const onError = vi.fn();
const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
const hear = (event: Event) => onError((event as CustomEvent).detail);

beforeEach(() => {
  document.addEventListener('ucp-error', hear);
  addEventListener('error', reported);
});

afterEach(async () => {
  document.body.replaceChildren();
  document.removeEventListener('ucp-error', hear);
  removeEventListener('error', reported);
  await turns();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('an error of a component', () => {
  const Fragile = ({ broken }: { readonly broken: boolean }) => {
    if (broken) throw new Error('of this test');
    return <p>drawn</p>;
  };

  it('stays in its element, fires one event, and ends at the next change that can be drawn', async () => {
    const logged = vi.spyOn(console, 'error');
    const fragile = inReact(Fragile, { attributes: { broken: flag('Throws.') } });
    document.body.innerHTML = `<${fragile}></${fragile}><${fragile} broken></${fragile}><${fragile}></${fragile}>`;
    const all = [...document.body.children];
    await turns();
    expect(words(all)).toEqual(['drawn', QUIET, 'drawn']);
    expect(onError.mock.calls).toEqual([[{ code: 'piece-failed', tag: fragile }]]);
    expect(reported).toHaveBeenCalledOnce();
    expect(logged.mock.calls.flat().join(), 'by the library, and not by React too').not.toContain('The above error');

    const around = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    around.append(document.createElement(fragile));
    around.firstElementChild?.setAttribute('broken', '');
    await turns();
    expect(onError, 'of an element in another root too').toHaveBeenCalledTimes(2);

    all[1]?.removeAttribute('broken');
    await turns();
    expect(words(all)).toEqual(['drawn', 'drawn', 'drawn']);
    all[0]?.setAttribute('broken', '');
    await turns();
    expect(words(all)).toEqual([QUIET, 'drawn', 'drawn']);
    expect(onError).toHaveBeenCalledTimes(3);
  });

  it('of a Lit component stays in its element too, and ends at the next change that can be drawn', async () => {
    let redraw: () => void = () => undefined;
    let isBroken = true;
    const component = () => {
      if (isBroken) throw new Error('of this test');
      return html`<slot></slot><p>drawn</p>`;
    };
    const fragile = inLit({
      component,
      listen: (draw) => {
        redraw = draw;
        return () => undefined;
      },
    });
    const [element] = (await placed(fragile)) as [HTMLElement];
    expect(words([element])).toEqual([QUIET]);
    expect(onError.mock.calls).toEqual([[{ code: 'piece-failed', tag: fragile }]]);
    expect(reported).toHaveBeenCalledOnce();
    for (const [broken, shown] of [
      [false, 'drawn'],
      [true, QUIET],
      [true, QUIET],
      [false, 'drawn'],
    ] as const) {
      isBroken = broken;
      redraw();
      expect(words([element])).toEqual([shown]);
    }
    expect(onError).toHaveBeenCalledTimes(3);
    element.remove();
    await turns();
    expect(words([element])).toEqual(['']);
  });

  it('that is thrown at the renderer costs no other element of the same task', async () => {
    const listen: LitComponent['listen'] = (_redraw, host) => {
      if (host.hasAttribute('broken')) throw new Error('of this test');
      return () => undefined;
    };
    const fragile = inLit({ component: () => html`<p>drawn</p>`, listen });
    document.body.innerHTML = `<${fragile}></${fragile}><${fragile} broken></${fragile}><${fragile}></${fragile}>`;
    await turns();
    expect(words([...document.body.children])).toEqual(['drawn', '', 'drawn']);
    expect(reported).toHaveBeenCalledOnce();
  });
});

describe('a component that does not load', () => {
  it('is requested once more', async () => {
    const loaded = { renderer: reactRenderer, component: { component: () => <p>drawn</p>, styles: [] } };
    const load = vi.fn(async () => loaded).mockRejectedValueOnce(new Error('of this test'));
    expect(words(await placed(tag({ load })))).toEqual(['drawn']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows a message in place of the skeleton in each element that is still there', async () => {
    const load = vi.fn(() => Promise.reject(new Error('of this test')));
    const gone = tag({ load });
    const [first, left] = place(gone, gone) as [HTMLElement, HTMLElement];
    left.remove();
    await turns();
    expect(words([first])).toEqual([QUIET]);
    expect(words([left])).not.toEqual([QUIET]);
    expect(onError.mock.calls).toEqual([[{ code: 'piece-not-loaded', tag: gone }]]);
    expect(load, 'once more, for both of them').toHaveBeenCalledTimes(2);
  });

  it('shows one message if its data does not load either', async () => {
    await placed(tag({ prepare: () => Promise.reject(new Error('of this test')) }));
    await turns();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('only fires an event on the page if the tag shows nothing', async () => {
    const hidden = tag({ display: 'none', skeleton: [] });
    expect(words(await placed(hidden))).toEqual(['']);
    expect(onError.mock.calls).toEqual([[{ code: 'piece-not-loaded', tag: hidden }]]);
  });

  it('[LOAD-05] is announced once, however many do not load, and again after that message has gone', async () => {
    const gone = tag({});
    const spoken = (all: readonly HTMLElement[]) => all.map(({ shadowRoot }) => shadowRoot?.querySelector('[role=status]')?.textContent);
    const all = await placed(gone, gone, gone);
    expect(words(all)).toEqual([QUIET, QUIET, QUIET]);
    expect(spoken(all)).toEqual([QUIET, undefined, undefined]);
    for (const one of all) one.remove();
    expect(spoken(await placed(gone))).toEqual([QUIET]);
  });

  it('of a popup is requested again when the popup is needed, and replaces the message', async () => {
    const loaded = { renderer: reactRenderer, component: { component: () => <p>drawn</p>, styles: [] } };
    const broken = new Error('of this test');
    const load = vi.fn(async () => loaded);
    for (let time = 0; time < 4; time += 1) load.mockRejectedValueOnce(broken);
    const missing = tag({ load, isPopup: true });
    const [element] = (await placed(missing)) as [HTMLElement];
    for (const shown of [QUIET, 'drawn', 'drawn']) {
      ensureTag(missing);
      // Needed once more while its component is on its way.
      ensureTag(missing);
      await turns();
      expect(words([element])).toEqual([shown]);
    }
    expect(document.querySelectorAll(missing)).toHaveLength(1);
    expect(load, 'twice in vain, once more each, and once that it came').toHaveBeenCalledTimes(5);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the browser is back online', 'online', window],
    ['the shopper is back from another tab or app', 'visibilitychange', document],
  ])('[LOAD-05] is requested and reported again, once each time that %s', async (_, name, target) => {
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(false);
    onTestFinished(() => hidden.mockRestore());
    const gone = tag({ load: () => Promise.reject(new Error('of this test')) });
    const come = async () => {
      for (const _ of ['the window', 'the network']) target.dispatchEvent(new Event(name, { bubbles: true }));
      await turns();
    };
    await placed(gone);
    for (const times of [2, 3]) {
      await come();
      expect(onError).toHaveBeenCalledTimes(times);
    }
    hidden.mockReturnValue(true);
    await come();
    expect(onError, 'nobody sees it').toHaveBeenCalledTimes(3);
  });

  it('whose data does not come says so, unless it shows the author’s own content', async () => {
    const never = { get: () => false, listen: () => () => undefined };
    const prepare = () => Promise.reject(new Error('of this test'));
    const needy = inReact(() => <p>drawn</p>, { prepare, componentOptions: { when: never } });
    const layout = inReact(() => <p>drawn</p>, { prepare, componentOptions: { when: never }, skeleton: ['slot'] });
    const content = inReact(() => <p>drawn</p>, { prepare });
    const supplied = inReact(() => <p>drawn</p>, { prepare, componentOptions: { when: { ...never, get: () => true } } });
    const late = inReact(() => <p>drawn</p>, { prepare: async () => undefined, componentOptions: { when: never } });
    const all = await placed(needy, layout, content, supplied, late);
    expect(words(all), 'two need none, or have it; the last may still get it').toEqual([QUIET, 'drawn', 'drawn', 'drawn', 'Loading']);
    expect(onError.mock.calls).toEqual([[{ code: 'piece-not-loaded', tag: needy }]]);
  });
});

describe('a component that loads when its tag is near the screen', () => {
  it('is not requested sooner, whatever is set on the tag; other tags of its kind then render anywhere', async () => {
    loadNear();
    onTestFinished(loadAll);
    const load = vi.fn(async () => ({ renderer: reactRenderer, component: { component: () => <p>drawn</p>, styles: [] } }));
    const name = tag({ load, isAtOnce: false, attributes: { loud: flag('Is loud.') } });
    const box = document.body.appendChild(document.createElement('div'));
    box.style.paddingTop = '400vh';
    const [first, second] = [document.createElement(name), document.createElement(name)];
    box.append(first);
    first.toggleAttribute('loud');
    await turns();
    expect(load).not.toHaveBeenCalled();
    box.style.paddingTop = '0';
    await expect.poll(() => words([first])).toEqual(['drawn']);
    box.style.paddingTop = '400vh';
    box.append(second);
    await turns();
    expect(words([second])).toEqual(['drawn']);
  });

  /** A tag whose component comes when it is near, and a tall page, scrolled to its middle. */
  function tall() {
    loadNear();
    onTestFinished(loadAll);
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const name = tag({ load, isAtOnce: false });
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'position: relative; height: 1000vh';
    scrollTo(0, 5 * innerHeight);
    /** Puts one so many screens below the top of the window. */
    const put = (screens: number) => {
      const one = document.createElement(name);
      one.style.cssText = `position: absolute; top: ${500 + 100 * screens}vh`;
      return box.appendChild(one);
    };
    return { load, put, box };
  }

  it.each([
    ['half a screen below the window', 1.5, 1],
    ['half a screen above it', -0.5, 1],
    ['farther below', 2.5, 0],
    ['farther above', -2.5, 0],
  ])('is requested in the task that brought it, or not: %s', async (_, screens, times) => {
    const { load, put } = tall();
    put(screens);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(times);
  });

  it('is not requested if it does not show, and is when it does', async () => {
    const { load, put, box } = tall();
    box.hidden = true;
    put(0);
    await turns();
    expect(load).not.toHaveBeenCalled();
    box.hidden = false;
    scrollTo(0, 5 * innerHeight);
    await expect.poll(() => load).toHaveBeenCalledOnce();
  });

  it('is requested also at a key that what has focus keeps to itself', async () => {
    const { load, put, box } = tall();
    put(3);
    await turns();
    expect(load).not.toHaveBeenCalled();
    box.addEventListener('keydown', (event) => event.stopPropagation());
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is requested when a key is pressed, unless its tag has left, and from then on anywhere on the page', async () => {
    const { load, put } = tall();
    put(3).remove();
    await turns();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(load).not.toHaveBeenCalled();
    put(3);
    await turns();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('the promise `ready`', () => {
  const readyOf = (element: Element | undefined) => (element as unknown as { readonly ready: Promise<void> }).ready;

  function heard(name: string): { readonly element: HTMLElement; readonly settled: () => void } {
    const [element] = place(name) as [HTMLElement];
    const settled = vi.fn();
    void readyOf(element).then(settled);
    return { element, settled };
  }

  it.each([
    ['React', () => inReact(() => <p>drawn</p>)],
    ['Lit', () => inLit({ component: () => html`<p>drawn</p>` })],
  ])('settles when %s has drawn the element, and not before', async (_, make) => {
    const [element] = place(make()) as [HTMLElement];
    expect(words([element])).toEqual(['Loading']);
    await readyOf(element);
    expect(words([element])).toEqual(['drawn']);
  });

  it('waits for everything that the component waits for', async () => {
    const listeners: ((isOpen: boolean) => void)[] = [];
    const listen = (listener: (isOpen: boolean) => void) => {
      listeners.push(listener);
      return () => undefined;
    };
    const when = { get: () => false, listen };
    const { element, settled } = heard(inReact(() => <p>drawn</p>, { componentOptions: { when } }));
    await turns();
    expect(settled).not.toHaveBeenCalled();
    for (const open of listeners) open(true);
    await turns();
    expect(settled).toHaveBeenCalledOnce();
    expect(words([element])).toEqual(['drawn']);
  });

  it('settles when the element could not render and shows a message', async () => {
    const broken = () => {
      throw new Error('of this test');
    };
    const never = { get: () => false, listen: () => () => undefined };
    const all = [
      inReact(broken),
      inLit({ component: broken }),
      tag({}),
      inReact(() => <p>drawn</p>, { prepare: () => Promise.reject(new Error('of this test')), componentOptions: { when: never } }),
    ].map(heard);
    await Promise.all(all.map(({ element }) => readyOf(element)));
    await turns();
    expect(words(all.map(({ element }) => element))).toEqual([QUIET, QUIET, QUIET, QUIET]);
  });

  it('settles when a component throws at its renderer', async () => {
    const component = () => html`<p>drawn</p>`;
    const listen = () => {
      throw new Error('of this test');
    };
    const { settled } = heard(inLit({ component, listen }));
    await turns();
    expect(settled).toHaveBeenCalledOnce();
  });

  it('settles for a popup that has nothing to show', async () => {
    const [element] = place(inReact(() => null, { isPopup: true, display: 'none' })) as [HTMLElement];
    await readyOf(element);
    expect(words([element])).toEqual(['']);
  });
});

describe('a fact that a component waits for', () => {
  /** Opened and shut by the test, which counts who listens. */
  function gate() {
    let isOpen = false;
    const listeners = new Set<(value: boolean) => void>();
    return {
      listeners,
      get: () => isOpen,
      listen: (listener: (value: boolean) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      set: (value: boolean) => {
        isOpen = value;
        for (const tell of [...listeners]) tell(value);
      },
    };
  }

  it('has one listener for all waiting components, each time again, and no longer than they wait', async () => {
    const when = gate();
    const gated = inReact(() => <p>drawn</p>, { componentOptions: { when } });
    for (const _ of ['first', 'second']) {
      const all = await placed(gated, gated);
      expect(when.listeners.size).toBe(1);
      when.set(false);
      await turns();
      expect(words(all)).toEqual(['Loading', 'Loading']);
      when.set(true);
      await turns();
      expect(words(all)).toEqual(['drawn', 'drawn']);
      expect(when.listeners.size).toBe(0);
      when.set(false);
    }
  });

  it('draws nothing in an element that has left meanwhile', async () => {
    const when = gate();
    const component = vi.fn(() => <p>drawn</p>);
    const [left] = await placed(inReact(component, { componentOptions: { when } }));
    left?.remove();
    await turns();
    when.set(true);
    await turns();
    expect(component).not.toHaveBeenCalled();
  });

  it('draws a layout that stood without it no second time', async () => {
    const when = gate();
    const mounted = vi.fn();
    const component = () => {
      useState(mounted);
      return <p>drawn</p>;
    };
    const prepare = () => Promise.reject(new Error('of this test'));
    const [layout] = await placed(inReact(component, { prepare, componentOptions: { when }, skeleton: ['slot'] }));
    when.set(true);
    await turns();
    expect(words([layout as Element])).toEqual(['drawn']);
    expect(mounted).toHaveBeenCalledOnce();
  });
});

describe('an element', () => {
  const drawings = vi.fn();
  const Counting = () => {
    drawings();
    const id = useId();
    const [presses, setPresses] = useState(0);
    return (
      <button type="button" id={id} onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    );
  };
  const buttonOf = (element: Element | undefined) => element?.shadowRoot?.querySelector('button');

  it('renders together with others that arrive in the same task, after that task', async () => {
    const counting = inReact(Counting);
    await placed(counting);
    const later = place(counting, counting, counting);
    expect(words(later)).toEqual(['', '', '']);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(words(later), 'no task has passed').toEqual(['0', '0', '0']);
  });

  it('keeps its state when it is moved, in each way that a browser has, and not when it has left', async () => {
    const [one] = await placed(inReact(Counting));
    const elsewhere = document.body.appendChild(document.createElement('div'));
    buttonOf(one)?.click();
    elsewhere.append(one as Element);
    await turns();
    expect(words([one as Element])).toEqual(['1']);
    drawings.mockClear();
    (document.body as HTMLElement & { moveBefore(node: Node, before: Node | null): void }).moveBefore(one as Node, null);
    await turns();
    expect(drawings, 'the browser kept it').not.toHaveBeenCalled();
    expect(words([one as Element])).toEqual(['1']);
    one?.remove();
    await turns();
    expect(words([one as Element])).toEqual(['']);
    document.body.append(one as Element);
    await turns();
    expect(words([one as Element])).toEqual(['0']);
  });

  it('has ids of its own', async () => {
    const counting = inReact(Counting);
    const ids = (await placed(counting, counting)).map((one) => buttonOf(one)?.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every(Boolean)).toBe(true);
  });

  it('is updated once for all that changes in a task, and not once it has left', async () => {
    const component = vi.fn(({ theme }: { theme?: string }) => <p>{theme}</p>);
    const [one] = await placed(inReact(component, { attributes: { theme: oneOf('Brand.', ['uhc', 'aarp']) } }));
    component.mockClear();
    one?.setAttribute('theme', 'uhc');
    one?.setAttribute('theme', 'aarp');
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(words([one as Element]), 'no task has passed').toEqual(['aarp']);
    expect(component).toHaveBeenCalledOnce();
    one?.remove();
    document.body.append(one as Element);
    one?.remove();
    await turns();
    expect(component).toHaveBeenCalledOnce();
    expect(reported).not.toHaveBeenCalled();
  });

  it('[REM-01] is drawn with what its first drawing says on the tag, as that a popup with nothing to ask is not open', async () => {
    const Closing = ({ open }: { readonly open: boolean }) => {
      const host = useHost();
      useLayoutEffect(() => host.removeAttribute('open'), [host]);
      return <p>{open ? 'open' : 'closed'}</p>;
    };
    const one = document.createElement(inReact(Closing, { attributes: { open: flag('Open.') } }));
    one.setAttribute('open', '');
    document.body.append(one);
    await turns();
    expect(words([one])).toEqual(['closed']);
  });

  it('is not drawn again for the value that it has, which a framework sets at each of its own drawings', async () => {
    const component = vi.fn(() => <p>drawn</p>);
    const [one] = await placed(inReact(component, { properties: { plan: { summary: 'A plan.', type: 'Plan' } } }));
    const plan = {};
    Object.assign(one as Element, { plan });
    await turns();
    component.mockClear();
    Object.assign(one as Element, { plan });
    await turns();
    expect(component).not.toHaveBeenCalled();
  });

  it('shares its sheets with its like, and has none twice', async () => {
    const counting = inReact(Counting);
    const [first, second] = await placed(counting, counting);
    const sheets = () => [...(first?.shadowRoot?.adoptedStyleSheets ?? [])];
    expect(sheets()).toHaveLength(1);
    expect(sheets()[0]).toBe(second?.shadowRoot?.adoptedStyleSheets[0]);
    first?.remove();
    await turns();
    document.body.append(first as Element);
    await turns();
    expect(sheets(), 'the skeleton’s goes with it').toHaveLength(1);
  });

  it('has the brands’ sheets only for a brand of its own, also one that comes later', async () => {
    const attributes = { theme: oneOf('Brand.', ['uhc', 'aarp']) };
    const drawnBoth = [inReact(Counting, { attributes }), inLit({ component: () => html`<p></p>` }, { attributes })];
    for (const name of drawnBoth) {
      const [plain, branded] = (await placed(name, name)) as [HTMLElement, HTMLElement];
      const before = plain.shadowRoot?.adoptedStyleSheets.length ?? 0;
      branded.setAttribute('theme', 'aarp');
      await expect.poll(() => branded.shadowRoot?.adoptedStyleSheets.length).toBe(before + 4);
      const fromTheFirst = document.createElement(name);
      fromTheFirst.setAttribute('theme', 'uhc');
      document.body.append(fromTheFirst);
      await expect.poll(() => fromTheFirst.shadowRoot?.adoptedStyleSheets.length).toBe(before + 4);
      expect(plain.shadowRoot?.adoptedStyleSheets).toHaveLength(before);
    }
  });

  it('is not rendered if it left while its component was loading', async () => {
    let come: () => void = () => undefined;
    const component = vi.fn(() => <p>drawn</p>);
    const loaded = { renderer: reactRenderer, component: { component, styles: [] } };
    const [one] = await placed(tag({ load: () => new Promise((resolve) => (come = () => resolve(loaded))) }));
    one?.remove();
    await turns();
    come();
    await turns();
    expect(component).not.toHaveBeenCalled();
  });

  it('is not drawn again for the same text, and reads a list of words as it gives it', async () => {
    const component = vi.fn(({ name }: { readonly name: readonly string[] }) => <p>{name.join('+')}</p>);
    const [one] = (await placed(inReact(component, { attributes: { name: someOf('Views.', ['plans', 'drugs']) } }))) as [Settable];
    one.setAttribute('name', 'plans drugs');
    await turns();
    component.mockClear();
    one.setAttribute('name', 'plans drugs');
    await turns();
    expect(component).not.toHaveBeenCalled();
    one.name = ['drugs', 'plans'];
    expect(one.name).toEqual(['drugs', 'plans']);
    expect(one.getAttribute('name'), 'it writes none').toBe('plans drugs');
  });

  it('writes what reflects as its attribute says it, and takes off what says nothing', () => {
    const attributes = { open: flag('Shows it.', { reflects: true }), theme: { ...oneOf('Brand.', ['uhc']), reflects: true } };
    const one = document.createElement(inReact(Counting, { attributes })) as Settable;
    for (const value of [true, '']) {
      one.open = value;
      expect(one.getAttribute('open'), String(value)).toBe('');
    }
    one.theme = 'UHC';
    expect([one.getAttribute('theme'), one.theme]).toEqual(['UHC', 'uhc']);
    for (const nothing of ['', undefined, null, false]) {
      one.setAttribute('theme', 'uhc');
      one.theme = nothing;
      expect(one.hasAttribute('theme'), String(nothing)).toBe(false);
    }
  });

  it('leaves an attribute as its author wrote it, who may compare it with what a server sent', async () => {
    const attributes = { open: flag('Shows it.', { reflects: true }), theme: { ...oneOf('Brand.', ['uhc']), reflects: true } };
    const name = inReact(Counting, { attributes });
    document.body.innerHTML = `<${name} open="open" theme="UHC"></${name}>`;
    await turns();
    const one = document.body.firstElementChild as Settable;
    expect([one.getAttribute('open'), one.getAttribute('theme')]).toEqual(['open', 'UHC']);
    expect([one.open, one.theme]).toEqual([true, 'uhc']);
  });

  it('takes any object as a data property, also one that has no text', () => {
    const one = document.createElement(inReact(Counting, { properties: { plan: { summary: 'A plan.', type: 'Plan' } } })) as Settable;
    const plan = Object.create(null) as object;
    one.plan = plan;
    expect(one.plan).toBe(plan);
  });

  it('has no loading text if it shows nothing at first', async () => {
    const never = () => new Promise<never>(() => undefined);
    const all = await placed(tag({ load: never }), tag({ load: never, skeleton: [] }), tag({ load: never, skeleton: ['slot'] }));
    expect(all.map(({ shadowRoot }) => shadowRoot?.querySelector('[role=status]')?.textContent)).toEqual(['Loading', undefined, undefined]);
    expect(all[1]?.shadowRoot?.childNodes).toHaveLength(0);
  });

  it('keeps a declarative shadow root as it is until its component renders', async () => {
    let come: () => void = () => undefined;
    const loaded = { renderer: reactRenderer, component: { component: () => <p>drawn</p>, styles: [] } };
    const slow = tag({ load: () => new Promise((resolve) => (come = () => resolve(loaded))) });
    document.body.setHTMLUnsafe(`<${slow}><template shadowrootmode="open"><b>from the server</b></template></${slow}>`);
    const one = document.body.firstElementChild as HTMLElement;
    const root = one.shadowRoot;
    await turns();
    expect(words([one])).toEqual(['from the server']);
    come();
    await turns();
    expect(words([one])).toEqual(['drawn']);
    expect(one.shadowRoot).toBe(root);
  });

  it('lists its properties for code that copies them', async () => {
    const one = document.createElement(inReact(Counting, { attributes: { 'plan-id': oneOf('Id.', ['a']) } }));
    const named: string[] = [];
    for (const name in one) named.push(name);
    expect(named).toContain('planId');
    expect('show' in one, 'no popup').toBe(false);
  });
});

describe('a popup', () => {
  const Asking = ({ open }: { readonly open: boolean }) =>
    open && (
      <Dialog title="Title" closeLabel="Close" onClose={() => undefined} foot={<button type="button">Keep</button>}>
        <label>
          Name <input />
        </label>
      </Dialog>
    );

  it('that is moved while it is open stays modal, with focus and what was typed in it', async () => {
    const [popup] = (await placed(inReact(Asking, { attributes: { open: flag('Shows it.') }, isPopup: true }))) as [HTMLElement];
    const find = <E extends HTMLElement>(selector: string) => popup.shadowRoot?.querySelector<E>(selector);
    popup.setAttribute('open', '');
    await turns();
    Object.assign(find<HTMLInputElement>('input') ?? {}, { value: 'typed' });
    document.body.appendChild(document.createElement('div')).append(popup);
    await turns();
    expect(find('dialog')?.matches(':modal')).toBe(true);
    expect(popup.shadowRoot?.activeElement).toBe(find('input'));
    expect(find<HTMLInputElement>('input')?.value).toBe('typed');
    expect(document.documentElement.style.overflow).toBe('hidden');
    popup.removeAttribute('open');
    await turns();
    expect(find('dialog')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('a bubble', () => {
  it('[CARD-02] that is open while its element is moved stays above the page', async () => {
    const Tip = () => (
      <TipButton className="tag" tip="of this test">
        Tag
      </TipButton>
    );
    const [element] = (await placed(inReact(Tip))) as [HTMLElement];
    const bubble = element.shadowRoot?.querySelector<HTMLElement>('[role=tooltip]');
    element.shadowRoot?.querySelector('button')?.click();
    await turns();
    expect(bubble?.matches(':popover-open')).toBe(true);
    document.body.appendChild(document.createElement('div')).append(element);
    await turns();
    expect(bubble?.matches(':popover-open')).toBe(true);
  });
});

describe('below the screen', () => {
  it('is drawn in turns, and what is on the screen at once', async () => {
    const Slow = () => {
      const end = performance.now() + 15;
      while (performance.now() < end);
      return <p style={{ height: '90vh', margin: 0 }}>drawn</p>;
    };
    const slow = inReact(Slow, { skeleton: [innerHeight] });
    await placed(slow);
    document.body.replaceChildren();
    await turns();
    const drawn = (elements: readonly Element[]) => words(elements).filter((text) => text === 'drawn').length;
    const box = document.body.appendChild(document.createElement('div'));
    box.style.paddingTop = '200vh';
    const many = Array.from({ length: 8 }, () => document.createElement(slow));
    box.append(...many);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(drawn(many)).toBeLessThan(8);
    await expect.poll(() => drawn(many)).toBe(8);
    box.remove();
    const shown = Array.from({ length: 8 }, () => Object.assign(document.createElement(slow), { style: 'position: fixed; top: 0' }));
    document.body.append(...shown);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(drawn(shown)).toBe(8);
  });
});

describe('a component that Lit renders', () => {
  it('listens as long as it is there, and is drawn at each change of what it shows', async () => {
    const heard = new Set<() => void>();
    let now = 'first';
    const name = inLit(
      {
        component: ({ loud }) => (now ? html`<p>${now}${loud ? '!' : ''}</p>` : nothing),
        listen: (redraw) => {
          heard.add(redraw);
          return () => void heard.delete(redraw);
        },
      },
      { attributes: { loud: flag('Is loud.') } },
    );
    const [one] = (await placed(name)) as [HTMLElement];
    expect(words([one])).toEqual(['first']);
    now = 'second';
    for (const redraw of heard) redraw();
    expect(words([one])).toEqual(['second']);
    one.toggleAttribute('loud', true);
    expect(words([one])).toEqual(['second!']);
    one.remove();
    await turns();
    expect(heard.size).toBe(0);
    expect(words([one])).toEqual(['']);
    document.body.append(one);
    await turns();
    expect(words([one])).toEqual(['second!']);
  });
});

describe('a sheet', () => {
  it('comes behind those that are there, once, and is taken off without the others', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    adoptStyles(root, ['a {}', 'b {}']);
    adoptStyles(root, ['c {}', 'a {}']);
    removeStyles(root, 'b {}');
    removeStyles(root, 'never {}');
    expect(root.adoptedStyleSheets.map(({ cssRules: [rule] }) => rule?.cssText)).toEqual(['a { }', 'c { }']);
  });
});

describe('a browser without constructed sheets', () => {
  it('leaves the tags as their author wrote them', () => {
    const sheets = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets') ?? {};
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    const name = tag({});
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', sheets);
    expect(customElements.get(name)).toBeUndefined();
  });
});

describe('the library, twice on a page', () => {
  it('is logged once, with both versions, also if each copy brings tags of its own; the first one keeps the tags', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    resetWarnings();
    const name = tag({});
    const known = customElements.get(name);
    const copy = new URL('../../src/element/shell.ts?another-copy', import.meta.url).href;
    const another: typeof import('../../src/element/shell.js') = await import(/* @vite-ignore */ copy);
    const table: ElementDefinition = { tag: 'ucp-test-of-another', summary: '', skeleton: [], load: () => new Promise(() => undefined) };
    another.defineElements([table]);
    another.defineElements([{ ...table, tag: name }]);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[ucp\] the library is on this page twice, as (\S+) and \1\. The page uses/)],
    ]);
    expect(customElements.get(name)).toBe(known);
    expect(customElements.get(table.tag)).toBeDefined();
  });

  it('is not logged if one copy defines its tags again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    resetWarnings();
    tag({ tag: 'ucp-test-again' });
    tag({ tag: 'ucp-test-again' });
    expect(warn).not.toHaveBeenCalled();
  });
});
