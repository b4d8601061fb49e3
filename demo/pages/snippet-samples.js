/** Attributes that a tag needs to show anything, with ids of the demo's data. Authors replace them with their own. */
export const samples = {
  'ucp-plan-card': { 'plan-id': 'H0609044000' },
  'ucp-application-card': { 'application-id': 'H0609044000-2027' },
  'ucp-active-plan-card': { 'plan-id': 'H0609044000' },
};
