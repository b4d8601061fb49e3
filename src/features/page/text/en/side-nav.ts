import type { Messages } from '../../../language/text/messages.js';

export const sideNav: Messages['sideNav'] = {
  label: 'Your profile',
  view: { plans: 'Your plans', drugs: 'Your drugs', providers: 'Your doctors and dentists' },
  saved: (count) => `, ${count} saved`,
};
