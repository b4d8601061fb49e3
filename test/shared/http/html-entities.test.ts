import { describe, expect, it } from 'vitest';
import { readPlans } from '../../../src/features/plan/decoder.js';
import { readProviders } from '../../../src/features/providers/decoder.js';
import { decodeEntities } from '../../../src/shared/http/html-entities.js';
import { newIssues } from '../../../src/shared/http/wire.js';

describe('HTML entities', () => {
  it.each([
    ['AARP&reg; Medicare Advantage &amp; Vision', 'AARP® Medicare Advantage & Vision'],
    ['Plan N&#250;&#xf1;ez', 'Plan Núñez'],
    ['O&#39;Brien &quot;Pat&quot; &apos;', 'O\'Brien "Pat" \''],
    ['It&rsquo;s 2 &ndash; 3&nbsp;mg', 'It’s 2 – 3\u00a0mg'],
    // Windows-1252.
    ['Patient&#146;s', 'Patient’s'],
    ['&yuml;&iexcl;&times;&divide;&trade;&euro;', 'ÿ¡×÷™€'],
    // The first and the last character of each range of text.
    ['&#32;&#126;', ' ~'],
    ['&#128;&#159;&#160;', '€Ÿ\u00a0'],
    ['&#xD7FF;&#xE000;', '\ud7ff\ue000'],
    ['&#x10FFFF;', '\u{10ffff}'],
    // Decodes once.
    ['&amp;reg;', '&reg;'],
    ['&amp;amp;lt;', '&amp;lt;'],
    // Text, never markup.
    ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ])('[INP-09] %j becomes %j', (written, text) => {
    expect(decodeEntities(written)).toBe(text);
  });

  it.each([
    'A & B',
    'R&D;',
    'AT&T',
    '&unknown;',
    '&;',
    '&#;',
    '&#x;',
    '&#0;',
    '&#27;',
    '&#31;',
    '&#127;',
    '&#xD800;',
    '&#xDFFF;',
    '&#x110000;',
    '&#9999999;',
    '&reg',
    '&copy=1',
  ])('[INP-09] %j stays as it is', (text) => {
    expect(decodeEntities(text)).toBe(text);
  });

  it('[INP-09] reads 100,000 hostile characters in linear time', () => {
    const text = '&'.repeat(50_000) + '&#'.repeat(25_000);
    expect(decodeEntities(text)).toBe(text);
  });
});

describe('names with HTML entities', () => {
  it('[INP-09] are decoded in plans, their benefits and bullets', () => {
    const [plan] = readPlans(
      [
        {
          planId: 'H0321002000',
          planName: 'AARP&reg; Medicare Advantage',
          planType: 'MAPD',
          planYear: 2026,
          planDetailsUrl: 'https://plans.example/a?b=1&copy;=2',
          benefits: [{ label: 'Vision &amp; hearing', value: '&dollar; 0' }],
          marketingInformation: [{ rank: 1, shortBullets: 'Dental &amp; vision<sup>10</sup>' }],
        },
      ],
      newIssues(),
    );
    expect(plan).toMatchObject({
      name: 'AARP® Medicare Advantage',
      detailsUrl: 'https://plans.example/a?b=1&copy;=2',
      benefits: [{ label: 'Vision & hearing' }],
      bullets: [{ text: 'Dental & vision<sup>10</sup>' }],
    });
  });

  it('[INP-09] are decoded in doctors', () => {
    const rows = [
      { providerId: 'a&amp;b', providerName: 'Dr. O&#39;Neil', specialities: ['Ear &amp; nose'], plansList: ['Dental &amp; more'] },
    ];
    expect(readProviders(rows, newIssues())).toMatchObject([
      { id: 'a&amp;b', name: "Dr. O'Neil", specialties: ['Ear & nose'], plans: ['Dental & more'] },
    ]);
  });
});
