import { defineText } from '../../../language/text/define-text.js';

export const recommendations = defineText('recommendations', {
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
  premium: (amount: string) => `${amount} monthly premium`,
});

export type RecommendationsText = typeof recommendations;

/** The invitation to answer a few questions (REC-01, PV-06). */
export const recommendationPrompt = defineText('recommendationPrompt', {
  label: 'Plan recommendations',
  title: 'Not sure which plan fits?',
  lead: 'Answer a few questions and we will recommend Medicare Advantage plans for you.',
  start: 'Get recommendations',
});

export type RecommendationPromptText = typeof recommendationPrompt;
