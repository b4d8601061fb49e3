/**
 * Every place that the library leads to, by name (LINK-01 to LINK-07, REC-03, LOGIN-06, VW-07). Each is a setting: a path from
 * the site root or a full URL, in which a name in braces stands for a value, such as `{planId}`.
 */
export const defaultLinks = {
  /** LOGIN-06. */
  signIn: '/optumid-login',
  signOut: '/hsid-logout',
  registration: '/optumid-registration',
  manageProfile: '/manage-profile',
  /** ACT-07. */
  memberBenefits: '/hsid-member-portal-redirection',
  /** Where a cloaked profile goes after sign-out (SIGN-01). */
  home: '/',

  /** Plans of the shopper's ZIP code; takes zipCode and planYear (LINK-03). */
  planSummary: '/health-plans/plan-summary.html?zipcode={zipCode}&planYear={planYear}',
  /** VW-07, PLN-04; takes zipCode and planYear. */
  browsePlans: '/health-plans/plan-summary.html?zipcode={zipCode}&planYear={planYear}',
  /** Where a shopper without a ZIP code enters one (LINK-03). */
  zipEntry: '/shop.html',
  /** Takes zipCode, fipsCountyCode, planId and planYear (LINK-01). */
  planDetails: '/health-plans/details.html/{zipCode}/{fipsCountyCode}/{planId}/{planYear}',
  /** The query is added (LINK-02). */
  planCompare: '/health-plans/plan-compare.html',
  /** Takes zipCode, planCode and planYear (LINK-04). */
  supplementDetails: '/health-plans/medsupp-details.html/{zipCode}/{planCode}/{planYear}',

  /** The page of the site mode 'welcome' (LINK-05). This and the next three may take brand, planId, planYear and zipCode. */
  enrollWelcome: '/enroll-in-plan.html/welcome',
  enrollMa: '/health-plans/medicare-advantage-plans/{brand}-online-application.html',
  enrollPdp: '/health-plans/prescription-drug-plans/{brand}-online-application.html',
  enrollSnp: '/health-plans/special-needs-plans/{brand}-online-application.html',
  /** ENR-06; takes planId and planYear. */
  applicationDetails: '/health-plans/application-details.html/{planId}/{planYear}',
  /** The query is added (LINK-07). */
  supplementResume: '/health-plans/medicare-supplement-plans/medicare-application/aarp-supplemental-health-online-application.html/welcome',

  /** REC-03. */
  recommendationStart: '/plan-recommendation-engine.html',
  /** Takes activeYear. */
  recommendationResults: '/plan-recommendation-engine.html/result?year={activeYear}',
  recommendationEdit: 'plan-recommendation-engine.html/editmypreferences',

  /** LINK-06. */
  drugCostEstimator: '/health-plans/estimate-drug-costs.html',
  pharmacySearch: '/health-plans/aarp-pharmacy.html',
  shop: '/shop.html',
  planFinder: '/plan-finder',
  dualSpecialNeeds: '/communityplan/dual-special-needs-plans',
  medicareEducation: '/medicare-education.html',
};

export type LinkName = keyof typeof defaultLinks;

export type Links = Readonly<Record<LinkName, string>>;
