import { describe, expect, it } from 'vitest';
import { enrollmentUrl } from '../../../src/features/enrollment/rules/enrollment-link.js';
import { resumeReferrer, supplementResumeUrl } from '../../../src/features/enrollment/rules/supplement-resume-link.js';
import { drugCostEstimatorUrl } from '../../../src/features/navigation/rules/drug-cost-estimator-link.js';
import { browsePlansUrl, planSummaryUrl } from '../../../src/features/navigation/rules/plan-summary-link.js';
import { previousPageOf } from '../../../src/features/navigation/rules/previous-page.js';
import { continueShoppingUrl } from '../../../src/features/page/rules/continue-shopping-link.js';
import { compareUrl, planDetailsUrl, supplementDetailsUrl } from '../../../src/features/plan/rules/plan-links.js';
import {
  recommendationEditUrl,
  recommendationResultsUrl,
  recommendationStartUrl,
} from '../../../src/features/recommendations/rules/recommendation-links.js';
import { defaultLinks, type Links } from '../../../src/shared/navigation/links.js';
import { siteUrl, withoutQuery, withQuery } from '../../../src/shared/navigation/url.js';
import { medicarePlan } from '../../features/plans/rules/samples.js';
import { origin, queryOf, site } from './samples.js';

const place = { zipCode: '85004', fipsCountyCode: '013' };

describe('addresses', () => {
  it.each([
    ['a leading slash', '/shop.html', 'https://www.example.com/shop.html'],
    ['no leading slash', 'shop.html', 'https://www.example.com/shop.html'],
    ['an empty link', '', 'https://www.example.com/'],
    ['a slash', '/', 'https://www.example.com/'],
    ['a full URL stays', 'https://plans.example.org/a', 'https://plans.example.org/a'],
    ['a script stays, and safeUrl refuses it', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['a scheme in upper case', 'HTTPS://plans.example.org/a', 'HTTPS://plans.example.org/a'],
    ['a scheme with digits and symbols', 'web+app.v1-x:a', 'web+app.v1-x:a'],
    ['another host stays, and safeUrl refuses it', '//evil.example', '//evil.example'],
    ['another host after backslashes stays, and safeUrl refuses it', '\\\\evil.example', '\\\\evil.example'],
  ])('[LINK-06] resolves a link from the site root: %s', (_, link, expected) => {
    expect(siteUrl(`${origin}/`, link)).toBe(expected);
    expect(siteUrl(origin, link)).toBe(expected);
  });

  it('[LINK-06] keeps the path of the site root', () => {
    expect(siteUrl('https://www.example.com/brand/', '/shop.html')).toBe('https://www.example.com/brand/shop.html');
  });

  it.each([
    ['a value', '/a/{x}', { x: 'H1' }, '/a/H1'],
    ['a number', '/a?year={x}', { x: 2026 }, '/a?year=2026'],
    ['a value twice', '/{x}/{x}', { x: 'b' }, '/b/b'],
    ['a value that needs encoding', '/a/{x}', { x: 'F 01/ü?&' }, '/a/F%2001%2F%C3%BC%3F%26'],
    ['null', '/a/{x}/b', { x: null }, '/a//b'],
    ['no value', '/a/{x}/b', {}, '/a//b'],
    ['a name that every object has', '/a/{constructor}', {}, '/a/'],
    ['an unpaired surrogate', '/a/{x}', { x: 'a\ud800b\udc00' }, '/a/ab'],
    ['a surrogate pair', '/a/{x}', { x: '😀' }, '/a/%F0%9F%98%80'],
    ['braces in a value', '/a/{x}', { x: '{y}', y: 'z' }, '/a/%7By%7D'],
  ])('[LINK-06] fills a link with values: %s', (_, link, values, expected) => {
    expect(siteUrl(origin, link, values)).toBe(`${origin}${expected}`);
  });

  it.each([
    ['/a', '/a?x=1&y=2,3'],
    ['/a?b=c', '/a?b=c&x=1&y=2,3'],
    ['/a#d', '/a?x=1&y=2,3#d'],
    ['/a#d?e', '/a?x=1&y=2,3#d?e'],
    ['/a?b=c#d', '/a?b=c&x=1&y=2,3#d'],
  ])('[LINK-02] adds a query before the hash: %s', (url, expected) => {
    expect(withQuery(url, { x: 1, no: null, y: '2,3' })).toBe(expected);
    expect(withQuery(url, { no: null })).toBe(url);
    expect(withoutQuery(expected)).toBe('/a');
    expect(withoutQuery(url)).toBe('/a');
  });

  it('[LINK-02] [LINK-06] [PLN-04] [REC-03] [VW-07] has a default for every path of the rules', () => {
    expect(defaultLinks).toMatchObject({
      browsePlans: '/health-plans/plan-summary.html?zipcode={zipCode}&planYear={planYear}',
      planCompare: '/health-plans/plan-compare.html',
      signIn: '/optumid-login',
      signOut: '/hsid-logout',
      registration: '/optumid-registration',
      manageProfile: '/manage-profile',
      memberBenefits: '/hsid-member-portal-redirection',
      drugCostEstimator: '/health-plans/estimate-drug-costs.html',
      pharmacySearch: '/health-plans/aarp-pharmacy.html',
      shop: '/shop.html',
      planFinder: '/plan-finder',
      dualSpecialNeeds: '/communityplan/dual-special-needs-plans',
      medicareEducation: '/medicare-education.html',
      enrollWelcome: '/enroll-in-plan.html/welcome',
    });
  });
});

describe('plan details', () => {
  const plan = medicarePlan({ id: 'H0321002000' });
  it.each([
    ['the plan’s own address on this origin', 'https://www.example.com/p/1', 'https://www.example.com/p/1'],
    ['the plan’s own relative address', '/p/1', 'https://www.example.com/p/1'],
    ['the plan’s own address on an allowed origin', 'https://plans.example.org/p', 'https://plans.example.org/p'],
    [
      'an address from ZIP code, county, plan and year',
      null,
      'https://www.example.com/health-plans/details.html/85004/013/H0321002000/2026',
    ],
    ['a built address if its own is blank', ' ', 'https://www.example.com/health-plans/details.html/85004/013/H0321002000/2026'],
    [
      "a built address if its own is the text 'null'",
      'null',
      'https://www.example.com/health-plans/details.html/85004/013/H0321002000/2026',
    ],
  ])('[LINK-01] opens plan details: %s', (_, detailsUrl, expected) => {
    expect(planDetailsUrl({ ...plan, detailsUrl }, place, site)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['a script', { ...plan, detailsUrl: 'javascript:alert(1)' }, place, 'invalid-url'],
    ['another origin', { ...plan, detailsUrl: '//evil.example/p' }, place, 'invalid-url'],
    ['no ZIP code', plan, { ...place, zipCode: null }, 'no-zip'],
    ['no county', plan, { ...place, fipsCountyCode: null }, 'no-county'],
    ['an empty county', plan, { ...place, fipsCountyCode: '' }, 'no-county'],
  ])('[LINK-01] stays on the page: %s', (_, target, where, problem) => {
    expect(planDetailsUrl(target, where, site)).toEqual({ ok: false, problem });
  });

  it('[LINK-01] stays on the page if the link of the settings leads to another origin', () => {
    const links: Links = { ...defaultLinks, planDetails: 'https://evil.example/{planId}' };
    expect(planDetailsUrl(plan, place, { ...site, links })).toEqual({ ok: false, problem: 'invalid-url' });
  });

  it('[VAL-06] accepts 10001, which is New York', () => {
    const url = `${origin}/health-plans/details.html/10001/013/H0321002000/2026`;
    expect(planDetailsUrl(plan, { ...place, zipCode: '10001' }, site)).toEqual({ ok: true, value: url });
  });
});

describe('compare', () => {
  const comparison = { planIds: ['H0609044000', 'H0609026000'], planType: 'MAPD', planYear: 2026, zipCode: '85004', county: 'Maricopa' };

  it('[LINK-02] opens compare with plans, type, year, ZIP code and county', () => {
    const url = compareUrl(comparison, site);
    expect(url).toContain('compareplanIds=H0609044000,H0609026000&');
    expect(queryOf(url)).toEqual([
      ['compareplanIds', 'H0609044000,H0609026000'],
      ['planType', 'MAPD'],
      ['planYear', '2026'],
      ['zipcode', '85004'],
      ['county', 'Maricopa'],
    ]);
  });

  it('[LINK-02] encodes the county in the address', () => {
    const county = 'Doña Ana & Co=1';
    expect(queryOf(compareUrl({ ...comparison, county }, site))).toContainEqual(['county', county]);
  });

  it.each([['x'], [null], ['']])('[LINK-02] leaves out the ZIP code %j and a missing county', (zipCode) => {
    const names = queryOf(compareUrl({ ...comparison, zipCode, county: null }, site)).map(([name]) => name);
    expect(names).toEqual(['compareplanIds', 'planType', 'planYear']);
  });
});

describe('the plan summary', () => {
  it('[LINK-03] opens the plan summary with a ZIP code', () => {
    expect(planSummaryUrl('85004', 2027, site)).toEqual({
      page: 'plan-summary',
      url: 'https://www.example.com/health-plans/plan-summary.html?zipcode=85004&planYear=2027',
    });
    expect(browsePlansUrl('00501', 2026, site).page).toBe('plan-summary');
  });

  it.each([[null], [''], ['null'], ['8500'], ['00000']])('[LINK-03] asks for a ZIP code first, instead of %j', (zipCode) => {
    const entry = { page: 'zip-entry', url: 'https://www.example.com/shop.html' };
    expect(planSummaryUrl(zipCode, 2026, site)).toEqual(entry);
    expect(browsePlansUrl(zipCode, 2026, site)).toEqual(entry);
  });
});

describe('continue shopping', () => {
  const state = { zipCode: '85004', activeYear: 2027, hasRecommendations: true };
  it.each([
    ['pharmacy-search', state, '/health-plans/aarp-pharmacy.html'],
    ['drug-cost-estimator', state, '/health-plans/estimate-drug-costs.html?profile=true'],
    ['plan-recommendation', state, '/plan-recommendation-engine.html/result?year=2027'],
    ['plan-recommendation', { ...state, hasRecommendations: false }, '/plan-recommendation-engine.html'],
    ['plan-summary', state, '/health-plans/plan-summary.html?zipcode=85004&planYear=2027'],
    ['elsewhere', state, '/health-plans/plan-summary.html?zipcode=85004&planYear=2027'],
    [null, { ...state, zipCode: null }, '/shop.html'],
    [null, { ...state, zipCode: '10001' }, '/health-plans/plan-summary.html?zipcode=10001&planYear=2027'],
    ['pharmacy-search', { ...state, zipCode: null }, '/health-plans/aarp-pharmacy.html'],
  ])('[TOP-03] leads back to the page that the shopper came from: %s', (lastPage, shopping, expected) => {
    expect(continueShoppingUrl(previousPageOf(lastPage), shopping, site)).toBe(`${origin}${expected}`);
  });

  it('[TOP-03] adds profile=true to a link of the estimator that has a query', () => {
    const links: Links = { ...defaultLinks, drugCostEstimator: '/dce?lang=es' };
    expect(drugCostEstimatorUrl({ ...site, links })).toBe('https://www.example.com/dce?lang=es&profile=true');
  });
});

describe('supplement plan details', () => {
  it.each([
    [undefined, 'https://www.example.com/health-plans/medsupp-details.html/85004/F01/2026'],
    [false, 'https://www.example.com/health-plans/medsupp-details.html/85004/F01/2026'],
    [true, 'https://www.example.com/health-plans/medsupp-details.html/85004/F01/2026?startApplication=true'],
  ])('[LINK-04] starts the application on that page only if asked to: %s', (startApplication, expected) => {
    const details = { zipCode: '85004', planCode: 'F01', planYear: 2026 };
    const asked = startApplication === undefined ? details : { ...details, startApplication };
    expect(supplementDetailsUrl(asked, site)).toEqual({ ok: true, value: expected });
  });

  it.each([[null], ['x']])('[LINK-04] stays on the page with the ZIP code %j', (zipCode) => {
    expect(supplementDetailsUrl({ zipCode, planCode: 'F01', planYear: 2026 }, site)).toEqual({ ok: false, problem: 'no-zip' });
  });
});

describe('enrollment', () => {
  const uhc = { ...site, siteMode: '', siteId: 'uhc' } as const;
  it.each([
    ['MA', 'uhc', '/health-plans/medicare-advantage-plans/uhc-online-application.html'],
    ['MAPD', 'aarp', '/health-plans/medicare-advantage-plans/aarp-online-application.html'],
    ['PDP', 'aarp', '/health-plans/prescription-drug-plans/aarp-online-application.html'],
    ['SNP', 'UHCCP', '/health-plans/special-needs-plans/uhccp-online-application.html'],
  ] as const)('[LINK-05] opens the application page of %s plans for %s', (kind, siteId, expected) => {
    expect(withoutQuery(enrollmentUrl(medicarePlan({ kind }), place, { ...uhc, siteId }))).toBe(`${origin}${expected}`);
  });

  it.each(['MA', 'MAPD', 'PDP', 'SNP'] as const)('[LINK-05] opens the same page for %s plans in welcome mode', (kind) => {
    const url = enrollmentUrl(medicarePlan({ kind }), place, { ...uhc, siteMode: 'welcome' });
    expect(withoutQuery(url)).toBe(`${origin}/enroll-in-plan.html/welcome`);
  });

  it('[LINK-05] [VAL-06] fills plan and ZIP code into a link of the settings', () => {
    const links: Links = { ...defaultLinks, enrollMa: '/apply?id={planId}&y={planYear}&z={zipCode}' };
    expect(enrollmentUrl(medicarePlan(), place, { ...uhc, links })).toMatch(/\/apply\?id=H0609044000&y=2026&z=85004&/);
    expect(enrollmentUrl(medicarePlan(), { ...place, zipCode: '10001' }, { ...uhc, links })).toMatch(
      /\/apply\?id=H0609044000&y=2026&z=10001&/,
    );
  });

  const named = (of: readonly (readonly [string, string])[]) => Object.fromEntries(of);

  it.each([
    ['everything known', {}, place, { planType: 'MAPD', zipcode: '85004', county: '013' }],
    ['the type as the service wrote it', { rawType: 'HMO POS' }, place, { planType: 'HMO POS', zipcode: '85004', county: '013' }],
    ['the family if there is no type', { rawType: '' }, place, { planType: 'MAPD', zipcode: '85004', county: '013' }],
    ['no county', {}, { ...place, fipsCountyCode: null }, { planType: 'MAPD', zipcode: '85004' }],
    ['no ZIP code', {}, { ...place, zipCode: null }, { planType: 'MAPD', county: '013' }],
    ['a malformed ZIP code', {}, { ...place, zipCode: '8500' }, { planType: 'MAPD', county: '013' }],
  ])('[HAND-01] names plan and place in the address: %s', (_, over, at, expected) => {
    const url = enrollmentUrl(medicarePlan(over), at, uhc);
    expect(named(queryOf(url))).toEqual({ planId: 'H0609044000', planYear: '2026', ...expected });
  });

  it('[HAND-01] keeps the query values and the hash of a link of the settings', () => {
    const links: Links = { ...defaultLinks, enrollMa: '/apply?planId={planId}&planType=all#top' };
    const url = enrollmentUrl(medicarePlan(), place, { ...uhc, links });
    expect(url).toBe(`${origin}/apply?planId=H0609044000&planType=all&planYear=2026&zipcode=85004&county=013#top`);
  });
});

describe('resuming a supplement application', () => {
  const application = { applicationId: 'A 1/2', dateOfBirth: '1950-01-01', zipCode: '85004', stateCode: 'AZ' };
  const path =
    'https://www.example.com/health-plans/medicare-supplement-plans/medicare-application/aarp-supplemental-health-online-application.html/welcome';

  it('[LINK-07] has referrer, application, birth date in es-PA, ZIP code and state in the address', () => {
    const url = supplementResumeUrl(application, 'layer', site);
    expect(withoutQuery(url)).toBe(path);
    expect(queryOf(url)).toEqual([
      ['referrer', 'layer'],
      ['applicationId', 'A 1/2'],
      ['DOB', '01/01/1950'],
      ['zip', '85004'],
      ['state', 'AZ'],
      ['resume', 'true'],
    ]);
  });

  it.each([
    ['a moment in UTC', '1950-01-01T00:00:00Z', '01/01/1950'],
    ['month first', '01/09/1950', '01/09/1950'],
    ['missing', null, null],
    ['unreadable', '1951-02-29', null],
  ])('[LINK-07] reads a birth date that is %s', (_, dateOfBirth, expected) => {
    const url = supplementResumeUrl({ ...application, dateOfBirth }, 'layer', site);
    expect(new URL(url).searchParams.get('DOB')).toBe(expected);
  });

  it('[LINK-07] leaves out missing values', () => {
    const url = supplementResumeUrl({ applicationId: '1', dateOfBirth: null, zipCode: null, stateCode: null }, '', site);
    expect(queryOf(url)).toEqual([
      ['applicationId', '1'],
      ['resume', 'true'],
    ]);
  });

  it.each([
    ['aarp', 'a'],
    ['uhc', 'u'],
    ['UHCCP', ''],
  ] as const)('[LINK-07] uses the referrer of the brand: %s', (siteId, expected) => {
    expect(resumeReferrer({ aarp: 'a', uhc: 'u' }, siteId)).toBe(expected);
  });
});

describe('recommendations', () => {
  it('[REC-03] opens the first question, the results of the active year, and the answers', () => {
    expect(recommendationStartUrl(site)).toBe('https://www.example.com/plan-recommendation-engine.html');
    expect(recommendationResultsUrl(2027, site)).toBe('https://www.example.com/plan-recommendation-engine.html/result?year=2027');
    expect(recommendationEditUrl(site)).toBe('https://www.example.com/plan-recommendation-engine.html/editmypreferences');
  });

  it('[REC-03] uses the links of the settings', () => {
    const links: Links = { ...defaultLinks, recommendationResults: '/pre/{activeYear}' };
    expect(recommendationResultsUrl(2026, { ...site, links })).toBe('https://www.example.com/pre/2026');
  });
});
