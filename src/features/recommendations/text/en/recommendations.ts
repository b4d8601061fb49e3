import type { Messages } from '../../../language/text/messages.js';

export const recommendations: Messages['recommendations'] = {
  heading: 'Your recommendations',
  lead: 'Based on the answers you gave',
  edit: 'Edit your answers',
  seeAll: 'See all results',
  numberOne: '#1 Recommendation',
  others: 'Other recommended plans',
  action: { enroll: 'Enroll', start: 'Start application', continue: 'Continue application', view: 'View application' },
  resumes: 'continue your application for',
  details: 'View plan details',
  detailsShort: 'View',
  premium: (amount) => `${amount} monthly premium`,
};

export const recommendationPrompt: Messages['recommendationPrompt'] = {
  label: 'Plan recommendations',
  title: 'Not sure which plan fits?',
  lead: 'Answer a few questions and we will recommend Medicare Advantage plans for you.',
  start: 'Get recommendations',
};
