import { describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { addSkeletons, renderElement, renderSkeleton, type TagName } from '../../elements/server.js';

/** `ucp-elements/server` in Node, where there is no browser. */

/** A text without the style sheets in it. */
const bare = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, '<style></style>');
const october = new Date(2026, 9, 1);

describe('a tag', () => {
  it('[LOAD-04] has its attributes, its skeleton as a declarative shadow root, and its content', () => {
    const html = renderElement('ucp-extra-help', { id: 'help', 'data-place': 3 }, { content: '<p>Own</p>' });
    expect(bare(html)).toBe(
      '<ucp-extra-help id="help" data-place="3"><template shadowrootmode="open"><style></style><div class="both"><div class="sk"><div class="bones">' +
        '<i class="h44 w60"></i><span class="vh">Loading</span></div></div><div class="late" hidden><slot></slot></div></div></template><p>Own</p></ucp-extra-help>',
    );
  });

  it('writes a flag without a value, a list with spaces, and nothing that is off', () => {
    const html = renderElement('ucp-saved-plans', { 'no-heading': true, heading: undefined, hidden: false });
    expect(html.startsWith('<ucp-saved-plans no-heading=""><template')).toBe(true);
    expect(renderElement('ucp-view', { name: ['plans', 'drugs'] })).toContain('<ucp-view name="plans drugs">');
  });

  it('[PV-03] shows what is in an attribute as text', () => {
    const nasty = `"><script>alert('&')</script>`;
    const html = renderElement('ucp-saved-plans', { heading: nasty, id: nasty }, { nonce: nasty, lang: nasty });
    expect(html).not.toContain('<script');
    expect(html.match(/&#34;&#62;&#60;script&#62;alert\(&#39;&#38;&#39;\)&#60;\/script&#62;/g)?.length).toBe(4);
  });

  it.each([
    ['ucp-nothing', {}, 'There is no tag <ucp-nothing>.'],
    ['ucp-faq', { onclick: 'x' }, '<ucp-faq> has no attribute "onclick".'],
    ['ucp-faq', { 'data-x onclick': 'x' }, '<ucp-faq> has no attribute "data-x onclick".'],
  ])('refuses a name that there is not: %s %j', (tag, attributes, message) => {
    expect(() => renderElement(tag as TagName, attributes)).toThrow(new TypeError(message));
  });

  it.each(tables.map(({ tag, isPopup }) => [tag, isPopup === true] as const))('[LOAD-04] can be rendered: %s', (tag, isPopup) => {
    for (const isSignedIn of [false, true]) {
      for (const lang of ['en', 'es', 'fr', undefined]) {
        const html = renderElement(tag as TagName, {}, { lang, isSignedIn, date: october });
        expect(html.startsWith(`<${tag}>`) && html.endsWith(`</${tag}>`)).toBe(true);
        expect(html).not.toMatch(/undefined|null|NaN|\[object/);
        expect(html).not.toContain(' style=');
        if (isPopup) expect(html).toBe(`<${tag}></${tag}>`);
      }
    }
  });
});

describe('a skeleton', () => {
  it.each([
    ['en', 'Your Saved Plans', 'Loading your plans'],
    ['es-MX', 'Sus planes guardados', 'Cargando sus planes'],
    ['es_US', 'Sus planes guardados', 'Cargando sus planes'],
    ['fr', 'Your Saved Plans', 'Loading your plans'],
  ])('[LOAD-04] [INP-10] speaks the language of the page: %s', (lang, ...words) => {
    const html = renderSkeleton('ucp-saved-plans', {}, { lang });
    for (const one of words) expect(html).toContain(`>${one}<`);
  });

  it('[LOAD-04] keeps space for a year toggle in its slot only while there may be one (PLN-03)', () => {
    const content = '<ucp-year-toggle slot="toggle"></ucp-year-toggle>';
    const barsOn = (date: Date, inside: string) =>
      renderSkeleton('ucp-saved-plans', {}, { date, content: inside }).match(/<i /g)?.length ?? 0;
    const plain = barsOn(october, '');
    expect(barsOn(october, content)).toBe(plain + 1);
    expect(barsOn(new Date(2026, 8, 30), content)).toBe(plain);
  });

  it('[LOAD-04] outlines the parts for members only if the server says that this is a member', () => {
    expect(renderSkeleton('ucp-recommendations')).toBe('');
    expect(renderSkeleton('ucp-recommendations', {}, { isSignedIn: true })).toContain('<i ');
  });

  it('has a nonce on its styles, or links to a stylesheet and has none', () => {
    expect(renderSkeleton('ucp-faq', {}, { nonce: 'abc' })).toContain('<style data-ucp-skeleton nonce="abc">');
    const linked = renderSkeleton('ucp-faq', {}, { stylesheet: '/cdn/skeletons.css?a&b' });
    expect(linked).toContain('<link data-ucp-skeleton rel="stylesheet" href="/cdn/skeletons.css?a&#38;b">');
    expect(linked).not.toContain('<style');
  });
});

describe('a page', () => {
  const marked = (html: string) =>
    bare(addSkeletons(html, { stylesheet: '/s.css' })).replace(/<template [\s\S]*?<\/template>/g, '[skeleton]');

  it.each([
    ['<p>One <ucp-faq></ucp-faq> two', '<p>One <ucp-faq>[skeleton]</ucp-faq> two'],
    ['<UCP-FAQ title="a > b" class=x></UCP-FAQ>', '<UCP-FAQ title="a > b" class=x>[skeleton]</UCP-FAQ>'],
    ['<ucp-faq>\n</ucp-faq><ucp-faq/>', '<ucp-faq>[skeleton]\n</ucp-faq><ucp-faq/>'],
    ['<ucp-view><ucp-faq></ucp-faq></ucp-view>', '<ucp-view>[skeleton]<ucp-faq>[skeleton]</ucp-faq></ucp-view>'],
    ['<!-- <ucp-faq></ucp-faq> -->', '<!-- <ucp-faq></ucp-faq> -->'],
    ['<script>"<ucp-faq></ucp-faq>"</script>', '<script>"<ucp-faq></ucp-faq>"</script>'],
    ['<textarea><ucp-faq></ucp-faq></textarea>', '<textarea><ucp-faq></ucp-faq></textarea>'],
    ['<template><ucp-faq></ucp-faq></template>', '<template><ucp-faq></ucp-faq></template>'],
    [
      '1 < 2 <ucp-nothing></ucp-nothing> <ucp-zip-popup></ucp-zip-popup>',
      '1 < 2 <ucp-nothing></ucp-nothing> <ucp-zip-popup></ucp-zip-popup>',
    ],
    ['<ucp-faq', '<ucp-faq'],
  ])('[LOAD-04] has a skeleton in each closed tag and is as it was elsewhere: %j', (html, expected) => {
    expect(marked(html)).toBe(expected);
  });

  it('is left alone if it has its skeletons already', () => {
    const once = addSkeletons('<ucp-faq></ucp-faq>');
    expect(addSkeletons(once)).toBe(once);
  });

  it('[LOAD-04] takes the nearest language, and the attributes as they are meant', () => {
    const html = addSkeletons(
      '<html lang="es"><body><ucp-drug-list></ucp-drug-list><div lang=en><br><ucp-drug-list></ucp-drug-list></div><ucp-drug-list lang="en-US"></ucp-drug-list><ucp-drug-list heading="A &amp; &#66;"></ucp-drug-list>',
    );
    const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words);
    expect(headings).toEqual(['Sus medicamentos', 'Your drugs', 'Your drugs', 'A &#38; B']);
  });

  it('[LOAD-04] sees which slots the children of a tag name, and not their children', () => {
    const bars = (content: string) => addSkeletons(`<ucp-saved-plans>${content}</ucp-saved-plans>`).match(/<i /g)?.length ?? 0;
    expect(bars('<p slot="costs">x</p>')).toBeGreaterThan(bars(''));
    expect(bars('<div><p slot="costs">x</p></div>')).toBe(bars(''));
    expect(bars('<!-- <p slot="costs"></p> -->')).toBe(bars(''));
  });

  it('reads a text of many open tags and quotes in a moment', () => {
    const hard = `${'<a "'.repeat(20_000)}${'<p title="x'.repeat(20_000)}`;
    expect(addSkeletons(hard)).toBe(hard);
  });
});
