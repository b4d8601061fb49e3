import { describe, expect, it } from 'vitest';
import { guardLinks } from '../../../../src/features/content/rules/guard-links.js';
import { fillPlaceholders, type PlaceholderValues } from '../../../../src/features/content/rules/placeholders.js';
import { hasMarkup, linked, type RichText, withoutMarkup } from '../../../../src/features/content/rules/rich-text.js';

const values: PlaceholderValues = {
  phone: '1-800-555-0142',
  drugsLink: 'https://www.example.com/health-plans/estimate-drug-costs.html?profile=true',
  providersLink: '#providers',
};
const allowed = { origin: 'https://www.example.com', allowedOrigins: ['https://plans.example.org'] };
const a = (href: string | null, ...children: RichText) => ({ tag: 'a', href, children }) as const;
const b = (...children: RichText) => ({ tag: 'b', href: null, children }) as const;

describe('placeholders', () => {
  it('[FAQ-03] replaces the phone number by a link that dials it', () => {
    expect(fillPlaceholders(['Call {phone}. Or {phone}'], values)).toEqual([
      'Call ',
      a('tel:+18005550142', '1-800-555-0142'),
      '. Or ',
      a('tel:+18005550142', '1-800-555-0142'),
    ]);
  });

  it('[FAQ-03] never puts a link into a link', () => {
    expect(fillPlaceholders([a('tel:{phone}', 'Call ', b('{phone}'))], values)).toEqual([
      a('tel:+18005550142', 'Call ', b('1-800-555-0142')),
    ]);
  });

  it('[FAQ-03] makes links inside other markup', () => {
    expect(fillPlaceholders([b('Call {phone}')], values)).toEqual([b('Call ', a('tel:+18005550142', '1-800-555-0142'))]);
  });

  it('[FAQ-03] replaces an address placeholder in a link and in text', () => {
    expect(fillPlaceholders([a('{drugsLink}', 'estimator'), ' ', a('{providersLink}', 'doctors'), ' {providersLink}'], values)).toEqual([
      a(values.drugsLink, 'estimator'),
      ' ',
      a('#providers', 'doctors'),
      ' ',
      a('#providers', '#providers'),
    ]);
  });

  it.each(['https://plans.example.org/a', '#drugs', 'constructor'])('[FAQ-03] leaves another link unchanged: %s', (href) => {
    expect(fillPlaceholders([a(href, 'x')], values)).toEqual([a(href, 'x')]);
  });

  it('[FAQ-03] shows a link as its text if the page has no such place', () => {
    const none = { ...values, drugsLink: null, providersLink: null };
    expect(fillPlaceholders(['See ', a('{drugsLink}', 'the ', b('estimator')), '{providersLink}.'], none)).toEqual([
      'See ',
      'the ',
      b('estimator'),
      '.',
    ]);
  });

  it.each(['{Phone}', '{toString}', '{ phone }', '{}', '{__proto__}'])('[FAQ-03] leaves %s unchanged', (text) => {
    expect(fillPlaceholders([text], values)).toEqual([text]);
  });

  it('[FAQ-03] renders markup in a phone number as text', () => {
    expect(fillPlaceholders(['{phone}'], { ...values, phone: '<b>1</b>' })).toEqual(['<b>1</b>']);
  });
});

describe('links of content', () => {
  it.each([
    ['/plans.html', 'https://www.example.com/plans.html'],
    ['https://plans.example.org/a', 'https://plans.example.org/a'],
    ['#drugs', '#drugs'],
    ['#more-help', '#more-help'],
    [' {drugsLink} ', '{drugsLink}'],
    ['{providersLink}', '{providersLink}'],
    ['tel:{phone}', 'tel:{phone}'],
    ['tel:+1-800-555-0142', 'tel:+18005550142'],
    ['tel:1-800-MEDICARE', 'tel:+18006334227'],
    ['TEL:1%20800%20555%200142', 'tel:+18005550142'],
    ['tel:1\u2011800\u2011555\u20110142', 'tel:+18005550142'],
  ])('[LINK-01] [FAQ-03] [INP-01] keeps an allowed link, as %s', (href, to) => {
    expect(guardLinks([a(href, 'x')], allowed)).toEqual({ text: [a(to, 'x')], refused: 0 });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://evil.example/{drugsLink}',
    'tel:{phone}#x',
    'tel:711',
    'tel:18006',
    'tel:%E0%A4%A',
    'tel:javascript',
    'mailto:a@example.com',
    'https://user@www.example.com/',
  ])('[LINK-01] [FAQ-03] [INP-01] shows a refused link as its text: %s', (href) => {
    expect(guardLinks(['a ', b(a(href, 'link')), ' c'], allowed)).toEqual({ text: ['a ', b('link'), ' c'], refused: 1 });
  });

  it('[FAQ-03] shows a link without an address as its text', () => {
    expect(guardLinks([a(null, 'x'), a('', 'y')], allowed)).toEqual({ text: ['x', 'y'], refused: 0 });
    expect(linked(null, 'x')).toEqual(['x']);
  });
});

describe('text of the content', () => {
  it.each([
    ['Plain words, even with > and "quotes".', false],
    ['<b>bold</b>', true],
    ['Drugs &amp; doctors', true],
    ['', false],
  ])('%j has markup: %s', (text, has) => {
    expect(hasMarkup(text)).toBe(has);
  });

  it.each([
    ['<p>Call <b>us</b>.</p>', 'Call us .'],
    ['2 < 3', '2'],
    ['<img src=x onerror="alert(1)">words', 'words'],
    ['<<b>>x', '>x'],
  ])('[FAQ-03] reduces %j to its text if markup cannot be parsed', (text, words) => {
    expect(withoutMarkup(text)).toBe(words);
  });
});
