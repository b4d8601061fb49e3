import { reactElement } from './element.js';

export const doctorSearch = reactElement({
  tag: 'ucp-doctor-search',
  summary: 'A place for the brand’s own doctor search on the page; on small screens also the way to it, once plans are saved.',
  events: ['ucp-tool-open'],
  slots: { '': 'The doctor search as the brand embeds it.' },
  parts: { 'doctor-search': 'The block on small screens.' },
  piece: () => import('../src/pieces/DoctorSearch/DoctorSearch.js'),
});
