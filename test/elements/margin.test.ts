import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** The space that tags keep to each other and to the page's own words. */

beforeAll(async () => {
  await openPage({ shopper: 'member' });
  defineElements(tables);
});

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});

/** The space between the children of the body that show, in px. */
function spaces(): readonly number[] {
  const boxes = [...document.body.children].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
}

const drawn = () => Promise.all([...document.querySelectorAll('*')].map((one) => (one as unknown as { ready?: Promise<void> }).ready));

const page = '<p style="margin:0">Words</p><ucp-faq></ucp-faq><ucp-need-help></ucp-need-help><p style="margin:0">Words</p>';

describe('the margin of a tag', () => {
  it('is once between two tags, and between a tag and words, the same before and after it is drawn', async () => {
    document.body.innerHTML = page;
    expect(spaces()).toEqual([24, 24, 24]);
    await drawn();
    expect(spaces()).toEqual([24, 24, 24]);
  });

  it('is nothing to the box that the tag is in', async () => {
    document.body.innerHTML = '<section style="display:flow-root"><ucp-faq></ucp-faq></section>';
    await drawn();
    const [box, tag] = ['section', 'ucp-faq'].map((name) => document.querySelector(name)?.getBoundingClientRect());
    expect([box?.top, box?.bottom]).toEqual([tag?.top, tag?.bottom]);
  });

  it('is what --ucp-margin says; 0 turns it off', async () => {
    document.body.innerHTML = page;
    await drawn();
    document.body.style.cssText = '--ucp-margin: 8px';
    expect(spaces()).toEqual([8, 8, 8]);
    document.body.style.cssText = '--ucp-margin: 0';
    expect(spaces()).toEqual([0, 0, 0]);
  });

  it('gives way to a rule of the page', async () => {
    document.body.innerHTML = `<style>ucp-faq { margin: 0 }</style>${page}`;
    await drawn();
    expect(spaces()).toEqual([0, 24, 24]);
  });

  it.each(tables.filter(({ isSection }) => !isSection).map(({ tag }) => tag))('is nothing for %s', (tag) => {
    document.body.innerHTML = `<p>Words</p><${tag}></${tag}><p>Words</p>`;
    const { marginTop, marginBottom } = getComputedStyle(document.querySelector(tag) ?? document.body);
    expect([marginTop, marginBottom]).toEqual(['0px', '0px']);
  });

  it('does not double what a layout gives its sections', async () => {
    document.body.innerHTML = '<ucp-profile-area><ucp-faq></ucp-faq><ucp-need-help></ucp-need-help></ucp-profile-area>';
    await drawn();
    const root = document.querySelector('ucp-profile-area')?.shadowRoot;
    const main = root?.querySelector('.main');
    const gap = main && Number.parseFloat(getComputedStyle(main).marginTop);
    const [faq, help] = ['ucp-faq', 'ucp-need-help'].map((name) => document.querySelector(name)?.getBoundingClientRect());
    expect((help?.top ?? 0) - (faq?.bottom ?? 0)).toBeCloseTo(-(gap ?? 0), 0);
  });
});
