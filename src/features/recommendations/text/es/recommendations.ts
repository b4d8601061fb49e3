import type { RecommendationPromptText, RecommendationsText } from '../en/recommendations.js';

export const recommendations: RecommendationsText = {
  heading: 'Sus recomendaciones',
  lead: 'Según las respuestas que usted dio',
  edit: 'Editar sus respuestas',
  seeAll: 'Ver todos los resultados',
  numberOne: 'Recomendación n.º 1',
  others: 'Otros planes recomendados',
  action: { enroll: 'Inscribirse', start: 'Comenzar la solicitud', continue: 'Continuar la solicitud', view: 'Ver la solicitud' },
  resumes: 'continúe su solicitud para',
  details: 'Ver los detalles del plan',
  detailsShort: 'Ver',
  premium: (amount) => `${amount} de prima mensual`,
};

export const recommendationPrompt: RecommendationPromptText = {
  label: 'Recomendaciones de planes',
  title: '¿No sabe qué plan le conviene?',
  lead: 'Responda unas preguntas y le recomendaremos planes Medicare Advantage.',
  start: 'Obtener recomendaciones',
};
