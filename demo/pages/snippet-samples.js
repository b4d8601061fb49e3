/** What a tag shows nothing without, with an id of the demo's data: to be replaced by the author's own. */
export const samples = {
  'ucp-plan-card': { 'plan-id': 'H0609044000' },
  'ucp-application-card': { 'application-id': 'H0609044000-2027' },
  'ucp-active-plan-card': { 'plan-id': 'H0609044000' },
};
