/**
 * The default links, by name (LINK-01 to LINK-07, REC-03, LOGIN-06, VW-07). Each is a path from the site root or a full
 * URL. A name in braces, such as `{planId}`, is replaced by its value.
 */
export const defaultLinks = {
  /** LOGIN-06. */
  signIn: '/optumid-login',
  signOut: '/hsid-logout',
  registration: '/optumid-registration',
  manageProfile: '/manage-profile',
  /** ACT-07. */
  memberBenefits: '/hsid-member-portal-redirection',
  /** The destination of a cloaked profile after sign-out (SIGN-01). */
  home: '/',

  /** Plans of the shopper's ZIP code, with zipCode and planYear (LINK-03). */
  planSummary: '/health-plans/plan-summary.html?zipcode={zipCode}&planYear={planYear}',
  /** With zipCode and planYear (VW-07, PLN-04). */
  browsePlans: '/health-plans/plan-summary.html?zipcode={zipCode}&planYear={planYear}',
  /** Asks for a ZIP code (LINK-03). */
  zipEntry: '/shop.html',
  /** With zipCode, fipsCountyCode, planId and planYear (LINK-01). */
  planDetails: '/health-plans/details.html/{zipCode}/{fipsCountyCode}/{planId}/{planYear}',
  /** The library adds the query (LINK-02). */
  planCompare: '/health-plans/plan-compare.html',
  /** With zipCode, planCode and planYear (LINK-04). */
  supplementDetails: '/health-plans/medsupp-details.html/{zipCode}/{planCode}/{planYear}',

  /** The page of the site mode 'welcome' (LINK-05). This link and the next three can have brand, planId, planYear and zipCode. */
  enrollWelcome: '/enroll-in-plan.html/welcome',
  enrollMa: '/health-plans/medicare-advantage-plans/{brand}-online-application.html',
  enrollPdp: '/health-plans/prescription-drug-plans/{brand}-online-application.html',
  enrollSnp: '/health-plans/special-needs-plans/{brand}-online-application.html',
  /** With planId and planYear (ENR-06). */
  applicationDetails: '/health-plans/application-details.html/{planId}/{planYear}',
  /** The library adds the query (LINK-07). */
  supplementResume: '/health-plans/medicare-supplement-plans/medicare-application/aarp-supplemental-health-online-application.html/welcome',

  /** REC-03. */
  recommendationStart: '/plan-recommendation-engine.html',
  /** With activeYear. */
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
