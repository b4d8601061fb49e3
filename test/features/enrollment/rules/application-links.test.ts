import { expect, it } from 'vitest';
import { applicationDetailsUrl } from '../../../../src/features/enrollment/rules/application-links.js';
import { origin, site } from '../../../shared/navigation/samples.js';

const plan = { planId: 'H0609044000', planYear: 2027 };

it.each([
  ['/health-plans/application-details.html/{planId}/{planYear}', `${origin}/health-plans/application-details.html/H0609044000/2027`],
  ['https://plans.example.org/{planId}', 'https://plans.example.org/H0609044000'],
  ['https://elsewhere.example.net/{planId}', null],
  ['javascript:alert(1)', null],
  ['//elsewhere.example.net', null],
])('[ENR-06] [LINK-01] opens application details only at an allowed address: %j', (applicationDetails, url) => {
  expect(applicationDetailsUrl(plan, { ...site, links: { ...site.links, applicationDetails } })).toBe(url);
});

it('[ENR-06] encodes the plan code in the address', () => {
  expect(applicationDetailsUrl({ planId: 'F 01/?', planYear: 2027 }, site)).toBe(
    `${origin}/health-plans/application-details.html/F%2001%2F%3F/2027`,
  );
});
