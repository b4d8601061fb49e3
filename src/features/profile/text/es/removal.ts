import { longDate } from '../../../language/text/es/dates.js';
import type { ListsText, RemovePopupText } from '../en/removal.js';

export const removePopup: RemovePopupText = {
  title: { plans: '¿Quitar este plan?', drugs: '¿Quitar este medicamento?', providers: '¿Quitar este médico?' },
  question: {
    plans: (name) => `${name} ya no estará entre sus planes guardados.`,
    drugs: () => 'Los costos de los medicamentos en sus planes guardados cambiarán.',
    providers: () => 'Sus planes guardados ya no mostrarán si cubren a este médico.',
  },
  keep: { plans: 'Conservar el plan', drugs: 'Conservar el medicamento', providers: 'Conservar el médico' },
  remove: { plans: 'Quitar el plan', drugs: 'Quitar el medicamento', providers: 'Quitar el médico' },
  replaceTitle: '¿Reemplazar a sus médicos?',
  replaceQuestion: (savedZip) => `Sus médicos se guardaron para el código postal ${savedZip}. ¿Desea reemplazarlos?`,
  keepAll: 'Conservar mis médicos',
  replaceAll: 'Reemplazar a los médicos',
};

export const lists: ListsText = {
  removed: (name) => `Se quitó ${name}.`,
  removeFailed: (name) => `No se pudo quitar ${name}`,
  restoreFailed: (name) => `No se pudo volver a agregar ${name}`,
  backInList: 'Está de nuevo en su lista. Inténtelo otra vez en un momento.',
  notBack: 'No está en su lista. Inténtelo de nuevo en un momento.',
  print: 'Imprimir esta lista',
  printed: (date) => `Impreso el ${longDate(date)}.`,
  printFailed: 'Este navegador no pudo imprimir',
  printFailedHint: 'Para imprimir, abra esta página en otro navegador, como Chrome o Safari.',
  undo: 'Deshacer',
  undoSuffix: (name) => `y conservar ${name}`,
  toolUnavailable: (of) =>
    of === 'providers' ? 'La búsqueda de proveedores no está disponible' : 'El estimador de costos de medicamentos no está disponible',
  toolHint: 'Lo que guardó está seguro. Vuelva a intentarlo pronto.',
  toolUnusable: (of) =>
    of === 'providers'
      ? 'No se pudo usar lo que eligió en la búsqueda de proveedores'
      : 'No se pudo usar lo que eligió en el estimador de costos de medicamentos',
  toolUnusableHint: 'Su lista guardada no ha cambiado. Inténtelo de nuevo en un momento.',
  restored: (name) => `${name} está de nuevo en su lista.`,
  replaced: 'Se reemplazaron sus médicos.',
  replaceFailed: 'No se pudieron reemplazar sus médicos',
  undoReplace: 'y conservar los médicos anteriores',
  putBack: 'Sus médicos anteriores están de nuevo en su lista.',
  putBackFailed: 'No se pudieron volver a agregar sus médicos anteriores',
  unchanged: 'Su lista sigue como estaba. Inténtelo de nuevo en un momento.',
  pharmacySaved: (name) => `Ahora su farmacia es ${name}.`,
  pharmacyFailed: (name) => `No se pudo guardar ${name} como su farmacia`,
  pharmacyBack: (name) => `Su farmacia es de nuevo ${name}.`,
  noPharmacy: 'Ahora no tiene ninguna farmacia guardada.',
  pharmacyBackFailed: 'No se pudo restablecer su farmacia anterior',
  pharmacyUnchanged: 'Su farmacia sigue siendo la misma. Inténtelo de nuevo en un momento.',
  undoPharmacy: 'y conservar la farmacia anterior',
  saved: (name) => `Se guardó ${name}.`,
  saveFailed: (name) => `No se pudo guardar ${name}`,
};
