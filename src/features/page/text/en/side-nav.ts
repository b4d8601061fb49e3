import { defineText } from '../../../language/text/define-text.js';

export const sideNav = defineText('sideNav', {
  label: 'Your profile',
  view: { plans: 'Your plans', drugs: 'Your drugs', providers: 'Your doctors and dentists' },
  saved: (count: number) => `, ${count} saved`,
});

export type SideNavText = typeof sideNav;
