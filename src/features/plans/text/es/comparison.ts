import type { ComparisonText } from '../en/comparison.js';

export const comparison: ComparisonText = {
  caption: 'Sus planes guardados, lado a lado',
  total: 'Total anual',
  totalOf: (hasDrugs, isWithExtraHelp) =>
    `${hasDrugs ? 'Prima + sus medicamentos' : 'Prima'}${isWithExtraHelp ? ', con Ayuda Adicional' : ''}`,
  without: (amount) => `${amount} sin Ayuda Adicional`,
  deductible: 'Deducible',
  medicalDeductible: (amount) => `${amount} médico`,
  drugDeductible: (amount) => `${amount} para medicamentos`,
  noMedicalCare: 'No incluye atención médica',
  drugs: 'Sus medicamentos',
  drugsCovered: (covered, of) => `${covered} de ${of} ${of === 1 ? 'cubierto' : 'cubiertos'}`,
  noDrugs: 'No ha agregado medicamentos',
  providers: 'Sus médicos',
  providersInNetwork: (covered, of) => `${covered} de ${of} en la red`,
  notInNetwork: (names) => `Fuera de la red: ${names.join(', ')}`,
  noProviders: 'No ha agregado médicos',
  network: 'Médicos a los que puede acudir',
  enroll: 'Para inscribirse',
  open: 'Abierto ahora',
  pharmacy: (name, isMailOrder) =>
    `Los costos de los medicamentos son en ${name}, ${isMailOrder ? 'entrega a domicilio' : 'farmacia minorista'}.`,
  planNow: (name, year, total) => `Su plan actual: ${name}, ${total} para ${year}.`,
  planNowIn: (name, year, total, since) => `Su plan actual, en ${year}: ${name}, ${total} al año${since && `, ${since}`}.`,
  planNowEnds: (name, year, total) => `Su plan actual: ${name}, ${total} para ${year}. Termina el 31 de diciembre de ${year}.`,
};
