import type { Messages } from '../messages.js';

export const upsell: Messages['upsell'] = {
  title: 'Add dental to your plan',
  lead: (year) => `You are enrolled for ${year}. See the extras that go with your plan.`,
  seeOptions: 'See options',
};
