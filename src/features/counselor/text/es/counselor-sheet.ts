import type { CounselorSheetText } from '../en/counselor-sheet.js';

export const counselorSheet: CounselorSheetText = {
  title: 'Llévelo a un consejero',
  button: 'Imprimir una hoja para su consejero',
  print: 'Imprimir',
  help: 'Ayuda gratuita e imparcial:',
};
