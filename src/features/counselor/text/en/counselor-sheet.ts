import { defineText } from '../../../language/text/define-text.js';

/** The button that leads to the sheet, and the box around it (SHEET-01, SHEET-04). */
export const counselorSheet = defineText('counselorSheet', {
  title: 'Take it to a counselor',
  button: 'Print a sheet for your counselor',
  print: 'Print',
  /** Before the name and the number of the content (SHEET-03). */
  help: 'Free, unbiased help:',
});

export type CounselorSheetText = typeof counselorSheet;
