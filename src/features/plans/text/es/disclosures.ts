import type { DisclosuresText } from '../en/disclosures.js';

export const disclosures: DisclosuresText = {
  heading: 'Avisos sobre el seguro suplementario de Medicare',
  short: 'Avisos legales',
  disclosures: [
    'Los planes de seguro suplementario de Medicare no están relacionados con el Gobierno de los Estados Unidos ni con el programa federal Medicare, ni cuentan con su respaldo.',
    'Esta es una oferta de seguro. Un agente o productor de seguros con licencia puede comunicarse con usted.',
  ],
  stars: 'Las calificaciones por estrellas son de {year}. Medicare califica los planes cada año en una escala de 5 estrellas.',
  notes: {
    10: 'Los beneficios adicionales de bienestar no son un seguro. Pueden cambiar o terminar en cualquier momento.',
    14: 'El plan con deducible alto paga después de que usted haya pagado el deducible anual.',
  },
  highDeductible: (year, amount) => `En ${year} es de ${amount}.`,
  back: 'Volver',
  fromNote: (note) => `desde la nota ${note} a donde estaba`,
};
