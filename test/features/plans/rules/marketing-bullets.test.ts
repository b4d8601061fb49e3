import { describe, expect, it } from 'vitest';
import type { MarketingBullet } from '../../../../src/features/plan/rules/plan.js';
import { benefitTokens } from '../../../../src/features/plans/rules/benefit-text.js';
import { bulletIcon } from '../../../../src/features/plans/rules/bullet-icon.js';
import { cardBullets } from '../../../../src/features/plans/rules/marketing-bullets.js';
import { bullet, medicarePlan, supplementPlan } from './samples.js';

const texts = (bullets: readonly MarketingBullet[]) => bullets.map((one) => one.text).join('');
const seven = [...'gfedcba'].map((text, index) => bullet(7 - index, text));

describe('marketing bullets', () => {
  it('[CARD-04] shows only bullets with a rank and a text', () => {
    const bullets = [
      bullet(null, 'a'),
      bullet(1, ''),
      bullet(2, ' \n'),
      bullet(3, 'd'),
      bullet(Number.NaN, 'e'),
      bullet(0, 'f'),
      bullet(-1, 'g'),
    ];
    expect(texts(cardBullets(medicarePlan({ bullets })))).toBe('gfd');
  });

  it.each([
    ['MAPD: 5', medicarePlan({ bullets: seven }), 'abcde'],
    ['PDP: 6', medicarePlan({ kind: 'PDP', bullets: seven }), 'abcdef'],
    ['SNP: 5', medicarePlan({ kind: 'SNP', bullets: seven }), 'abcde'],
    ['supplement: 5', supplementPlan({ bullets: seven }), 'abcde'],
    ['fewer than the limit: all', medicarePlan({ bullets: seven.slice(4) }), 'abc'],
    ['none', medicarePlan(), ''],
  ])('[CARD-04] sorts by rank and limits the number: %s', (_, plan, expected) => {
    expect(texts(cardBullets(plan))).toBe(expected);
  });

  it('[CARD-04] does not count a bullet without a text', () => {
    expect(texts(cardBullets(medicarePlan({ bullets: [bullet(0, ''), ...seven] })))).toBe('abcde');
  });

  it('[CARD-04] keeps the sent order of bullets with the same rank', () => {
    const bullets = [bullet(2, 'c'), bullet(1, 'a'), bullet(2, 'd'), bullet(1, 'b'), bullet(10, 'e')];
    expect(texts(cardBullets(medicarePlan({ bullets })))).toBe('abcde');
  });

  it.each([
    ['their own order', [bullet(2, 'y'), bullet(1, 'x')], 'MAPD', 'yx'],
    ['no rank', [bullet(null, 'y'), bullet(null, 'x')], 'MAPD', 'yx'],
    ['the limit 5', seven, 'MAPD', 'gfedc'],
    ['the limit 6 for PDP', seven, 'PDP', 'gfedcb'],
    ['blank texts left out', [bullet(null, ' '), bullet(null, 'x')], 'MAPD', 'x'],
    ['no effect if all texts are blank', [bullet(null, ' ')], 'MAPD', '1'],
    ['no effect if there are none', [], 'MAPD', '1'],
  ] as const)('[CARD-04] prefers bullets of the second version, with %s', (_, bulletsV2, kind, expected) => {
    expect(texts(cardBullets(medicarePlan({ kind, bullets: [bullet(1, '1')], bulletsV2 })))).toBe(expected);
  });

  it('[CARD-04] does not change the plan', () => {
    const plan = medicarePlan({ bullets: Object.freeze([...seven]) });
    cardBullets(plan);
    expect(plan.bullets).toEqual(seven);
  });
});

describe('the icon of a bullet', () => {
  it.each([
    ['icon-dental.svg', 'tooth'],
    ['Dental_Icon.png', 'tooth'],
    ['dentalIcon.svg', 'tooth'],
    ['DENTAL.SVG', 'tooth'],
    ['/content/dam/icons/icon-vision.svg?v=2#x', 'eye'],
    ['hearing-aid.png', 'ear'],
    ['HearingAid.png', 'ear'],
    ['ic_fitness_24.svg', 'fitness'],
    ['gym.svg', 'fitness'],
    ['otc-card.svg', 'basket'],
    ['transportation.svg', 'car'],
    ['travel.svg', 'globe'],
    ['prescription-drugs.svg', 'pill'],
    ['rx.svg', 'pill'],
    ['pharmacy.svg', 'pharmacy'],
    ['icon-home-delivery.svg', 'truck'],
    ['primary-care-doctor.svg', 'doctor'],
    ['mental-health.svg', 'mind'],
    ['hospital.svg', 'building'],
    ['telehealth.svg', 'phone'],
    ['icon-dollar.svg', 'dollar'],
    ['premium-dental.svg', 'dollar'],
    ['tooth', 'tooth'],
    ['calendar.svg', 'calendar'],
    ['checkmark.svg', 'check'],
    ['referral.svg', 'clipboard'],
    ['clock.svg', 'clock'],
    ['heart.svg', 'heart'],
    ['email.svg', 'mail'],
    ['map.svg', 'pin'],
    ['shield.svg', 'plans'],
    ['search.svg', 'search'],
    ['star-rating.svg', 'star'],
    ['unknown.svg', 'dollar'],
    ['chevron-down.svg', 'dollar'],
    ['eyeball.svg', 'dollar'],
    ['/dental/unknown.svg', 'dollar'],
    ['unknown.svg?dental', 'dollar'],
    ['icon-dental.svg?from=/eye.svg', 'tooth'],
    ['icon-dental.svg#/eye.svg', 'tooth'],
    ['HomeHearingAid.svg', 'ear'],
    [`/${'folder/'.repeat(20)}icon-dental.svg`, 'tooth'],
    [`icon-dental.svg?signature=${'x'.repeat(120)}`, 'tooth'],
    ['constructor', 'dollar'],
    ['__proto__', 'dollar'],
    ['', 'dollar'],
    ['.svg', 'dollar'],
    [null, 'dollar'],
  ])('[CARD-05] shows for the file %j the icon %s', (fileName, expected) => {
    expect(bulletIcon(fileName)).toBe(expected);
  });

  it.each(['building', 'car', 'clipboard', 'ear', 'mail', 'mind', 'phone', 'pin', 'plans'])(
    '[CARD-05] shows the icon %s for a file with that name',
    (name) => {
      expect(bulletIcon(`${name}.svg`)).toBe(name);
    },
  );
});

/** Tokens in short form: text as it is, money in asterisks, a footnote as ^10. */
function short(text: string): string {
  return benefitTokens(text)
    .map((token) => (token.kind === 'footnote' ? `^${token.note}` : token.kind === 'money' ? `*${token.text}*` : token.text))
    .join('|');
}

describe('dollar amounts in a benefit text', () => {
  it.each([
    ['$0 copay', '*$0*| copay'],
    ['a copay of $26.40', 'a copay of |*$26.40*'],
    ['$2,000 a year', '*$2,000*| a year'],
    ['$1,234,567.89!', '*$1,234,567.89*|!'],
    ['up to $2,000, then nothing', 'up to |*$2,000*|, then nothing'],
    ['It costs $5.', 'It costs |*$5*|.'],
    ['$0 exam and $250 glasses', '*$0*| exam and |*$250*| glasses'],
    ['$5/$10', '*$5*|/|*$10*'],
    ['$1000', '*$1000*'],
    ['$1234,567', '*$1234*|,567'],
    ['$1.5 million', '*$1.5*| million'],
    ['$26.405', '*$26*|.405'],
    ['$0 de copago por visita', '*$0*| de copago por visita'],
    ['US dollars', 'US dollars'],
    ['$', '$'],
    ['$x', '$x'],
    ['5$', '5$'],
    ['', ''],
  ])('[CARD-05] finds the dollar amounts in %j', (text, expected) => {
    expect(short(text)).toBe(expected);
  });
});

describe('footnote markers in a benefit text', () => {
  it.each([
    ['no extra cost<sup>10</sup>', 'no extra cost|^10'],
    ['no extra cost<sup>14</sup> a year', 'no extra cost|^14| a year'],
    ['cost<SUP class="note"> 10 </SUP>', 'cost|^10'],
    ['cost<sup>10,14</sup>', 'cost|^10|^14'],
    ['cost<sup >10</sup>', 'cost|^10'],
    ['cost[10]', 'cost|^10'],
    ['cost [14].', 'cost |^14|.'],
    ['cost¹⁰', 'cost|^10'],
    ['cost¹⁴.', 'cost|^14|.'],
    ['cost.¹⁰', 'cost.|^10'],
    ['a¹⁰b¹⁴', 'a|^10|b|^14'],
    ['$2,800<sup>14</sup>', '*$2,800*|^14'],
    ['$2,800¹⁴', '*$2,800*|^14'],
    ['$26.40¹⁰', '*$26.40*|^10'],
    ['cost<sup>10</sup>¹⁴', 'cost|^10|^14'],
    ['<sup>10</sup>', '^10'],
  ])('[CARD-15] finds the footnote markers in %j', (text, expected) => {
    expect(short(text)).toBe(expected);
  });

  it.each([
    ['superscript after a space', 'cost ¹⁰', 'cost ¹⁰'],
    ['superscript at the start', '¹⁰ visits', '¹⁰ visits'],
    ['another number', 'cost<sup>11</sup>', 'cost¹¹'],
    ['another number in brackets', 'cost[11]', 'cost[11]'],
    ['another superscript', 'cost¹¹', 'cost¹¹'],
    ['a longer superscript', 'cost¹⁰⁰', 'cost¹⁰⁰'],
    ['one known number of two', 'cost<sup>10,11</sup>', 'cost¹⁰,¹¹'],
    ['a power', '10² m', '10² m'],
    ['plain digits', '10 visits and 14 days', '10 visits and 14 days'],
    ['a raised symbol', 'AARP<sup>®</sup> plan', 'AARP® plan'],
    ['nothing raised', 'AARP<sup></sup> plan', 'AARP plan'],
    ['a tag that does not end', 'cost<sup>10', 'cost<sup>10'],
    ['a nested tag', '<sup><b>10</b></sup>', '<sup><b>10</b></sup>'],
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['full-width digits', 'cost[１０]', 'cost[１０]'],
  ])('[CARD-15] finds no footnote marker: %s', (_, text, expected) => {
    const tokens = benefitTokens(text);
    expect(tokens).toEqual([{ kind: 'text', text: expected }]);
  });
});
