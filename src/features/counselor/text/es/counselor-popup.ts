import type { CounselorPopupText } from '../en/counselor-popup.js';

export const counselorPopup: CounselorPopupText = {
  title: 'Imprimir una hoja para su consejero',
  lead: 'Una o dos páginas, con lo primero que pregunta un consejero.',
  legend: '¿Qué quiere incluir?',
  choice: { plans: 'Sus planes', drugs: 'Sus medicamentos', doctors: 'Sus médicos', name: 'Su nombre' },
  plans: (now, saved) => (now === 0 ? savedPlans(saved) : `${now === 1 ? 'Su plan actual' : 'Sus planes actuales'} y ${savedPlans(saved)}`),
  drugs: (count) =>
    count === 0 ? 'Ningún medicamento guardado' : `${count} ${count === 1 ? 'medicamento' : 'medicamentos'}, con dosis y resurtido`,
  doctors: (count) =>
    count === 0 ? 'Ningún médico ni dentista guardado' : `${count} ${count === 1 ? 'médico o dentista' : 'médicos y dentistas'}`,
  unread: 'No se pudo cargar',
  viewed: (name) => `La hoja indica que es el perfil de ${name}.`,
  viewedNobody: 'La hoja indica que la imprimió un agente.',
  privacy:
    'La hoja nunca incluye su número de Medicare, fecha de nacimiento, dirección, número de teléfono ni correo electrónico. No se envía ni se guarda nada.',
  cancel: 'Cancelar',
  print: 'Imprimir la hoja',
};

function savedPlans(count: number): string {
  if (count === 0) return 'ningún plan guardado';
  return count === 1 ? '1 plan guardado' : `${count} planes guardados`;
}
