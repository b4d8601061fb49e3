import type { Messages } from '../messages.js';

export const disclosures: Messages['disclosures'] = {
  heading: 'Avisos sobre el seguro suplementario de Medicare',
  disclosures: [
    'Los planes de seguro suplementario de Medicare no están relacionados con el Gobierno de los Estados Unidos ni con el programa federal Medicare, ni cuentan con su respaldo.',
    'Esta es una oferta de seguro. Un agente o productor de seguros con licencia puede comunicarse con usted.',
  ],
  notes: {
    10: 'Los beneficios adicionales de bienestar no son un seguro. Pueden cambiar o terminar en cualquier momento.',
    14: 'El plan con deducible alto paga después de que usted haya pagado el deducible anual.',
  },
  highDeductible: (year, amount) => `En ${year} es de ${amount}.`,
  back: 'Volver',
  fromNote: (note) => `desde la nota ${note} a donde estaba`,
};
