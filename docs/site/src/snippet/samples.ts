/** Attributes that a tag needs to show anything, with ids of the reference service. Authors replace them with their own. */
export const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ucp-plan-card': { 'plan-id': 'H0609044000' },
  'ucp-application-card': { 'application-id': 'H0609044000-2027' },
  'ucp-active-plan-card': { 'plan-id': 'H0609044000' },
};
