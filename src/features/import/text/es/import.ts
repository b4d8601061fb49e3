import type { ImportPopupText, ImportProgressText } from '../en/import.js';

export const importPopup: ImportPopupText = {
  title: 'Buscar sus medicamentos y médicos',
  lead: 'Podemos agregar a su perfil los medicamentos y médicos de sus reclamaciones.',
  medicareHint: 'De 9 a 10 dígitos, sin espacios, o su número de Medicare de 11 caracteres',
  attestation: 'Declaro que esta información es mía y que es correcta.',
  notAttested: 'Debe hacer esta declaración para continuar',
  cancel: 'Cancelar',
  submit: 'Ver sus medicamentos y médicos',
  unsaved: 'No pudimos guardar su información',
  unsavedHint: 'Lo que escribió sigue aquí. Inténtelo de nuevo en un momento.',
  nothingTitle: 'No se encontraron reclamaciones',
  nothing:
    'No pudimos encontrar su historial de reclamaciones. Aunque no encontramos medicamentos recetados, usted puede agregar sus medicamentos manualmente.',
  helpLine: 'Línea de ayuda:',
  back: 'Volver a mi cuenta',
  addDrugs: 'Agregar sus medicamentos',
};

export const importProgress: ImportProgressText = {
  title: 'Estamos buscando sus medicamentos y médicos.',
  wait: 'Esto puede tardar hasta 1 minuto. La página se actualizará automáticamente cuando tengamos su información.',
};
