import type { Hono } from 'hono';
import madeUp from '../../data/made-up.json' with { type: 'json' };
import { subsidisedPremium } from '../catalogue/extra-help.js';
import { findPlan, medicarePlans, plansOfType } from '../catalogue/medicare-plans.js';
import { countiesOf, countyCode, stateOfZip } from '../catalogue/places.js';
import { supplementPlans, supplementStates, wireSupplementPlan } from '../catalogue/supplement-plans.js';
import { wirePlan } from '../catalogue/wire-plan.js';
import { type Demo, recordOfAsker } from '../controls/demo.js';
import type { DemoDate } from '../demo-date.js';
import type { ProfileData } from '../profiles/profile-data.js';
import { BadRequest, param, yearParam } from './requests.js';

const HOURS = '8 a.m. to 8 p.m. local time, 7 days a week';

/** Years whose supplement plans are on sale: the current one, and during the enrollment period also the next. */
function yearsOnSale(at: DemoDate): readonly number[] {
  return at.month >= 10 ? [at.year, at.year + 1] : [at.year];
}

/** Extra Help follows from the profile's own level, or from the shopper's answer (EH-06). */
function hasExtraHelp({ macraData }: ProfileData): boolean {
  return macraData.lisSubsidyLevel === '1' || macraData.extraHelpAnswer === 'yes';
}

/** CALL-08, CALL-14 to CALL-17 and CALL-20. */
export function planCalls(app: Hono, demo: Demo): void {
  app.get('/geolocationinfo/counties/:zip', (c) => {
    const zip = param(c, 'zip');
    if (!/^\d{5}$/.test(zip)) throw new BadRequest('A ZIP code has five digits');
    return c.json({ data: { counties: countiesOf(zip) } });
  });

  app.get('/planinfo/product-details/VPP/plan-years/:year/products/:type/state-codes/:state/fips-county-codes/:county', (c) => {
    const year = yearParam(c, 'year');
    const county = countyCode(param(c, 'state'), param(c, 'county'));
    if (county === null) throw new BadRequest('There is no such county');
    const plans = plansOfType(param(c, 'type').toUpperCase(), county);
    return c.json({ data: { plans: plans.map((plan) => wirePlan(plan, year, { zip: null, county })) } });
  });

  app.get('/planinfo/details/VPP/plan-years/:year/plans/:planId', (c) => {
    const year = yearParam(c, 'year');
    const plan = findPlan(param(c, 'planId'));
    return c.json({ data: { plans: plan ? [wirePlan(plan, year, null)] : [] } });
  });

  app.get('/planinfo/individual-search/plans/:planId/plan-years/:year/plan-contact', (c) => {
    yearParam(c, 'year');
    const plan = findPlan(param(c, 'planId'));
    if (!plan) return c.json({ message: 'There is no such plan' }, 404);
    return c.json({ data: { phoneNumber: madeUp.tollFree.default, tty: madeUp.tollFree.tty, hoursOfOperation: HOURS } });
  });

  app.get('/medsupp/plans/v2/zip-codes/:zip/products/MEDSUPP/search', (c) => {
    const stateCode = stateOfZip(param(c, 'zip'));
    if (stateCode === null) return c.json({ message: 'There is no such ZIP code' }, 404);
    const years = supplementStates.includes(stateCode) ? yearsOnSale(demo.clock.of(c)) : [];
    const plans = years.flatMap((year) => supplementPlans.map((plan) => wireSupplementPlan(plan, year, stateCode)));
    return c.json({ data: { stateCode, plans } });
  });

  app.get('/lis/v1/:zip/:state/:fips/:year', async (c) => {
    const year = yearParam(c, 'year');
    const county = countyCode(param(c, 'state'), param(c, 'fips'));
    if (county === null) throw new BadRequest('There is no such county');
    const record = await recordOfAsker(demo, c, demo.clock.of(c));
    const isEligible = record !== null && hasExtraHelp(record.profile);
    const subsidies = medicarePlans
      .filter((plan) => plan.counties === null || plan.counties.includes(county))
      .map((plan) => ({ planId: plan.id, planYear: year, monthlyPremium: subsidisedPremium(plan) }))
      .filter(({ monthlyPremium }) => monthlyPremium !== null);
    return c.json({ data: { _isEligibleForLIS: isEligible, _LISLevel: isEligible ? '100' : null, _subsidyList: subsidies } });
  });
}
