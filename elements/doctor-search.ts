import { reactElement } from './element.js';

export const doctorSearch = reactElement({
  tag: 'ucp-doctor-search',
  summary: 'A slot for your doctor search. On small screens it also links to the search, once plans are saved.',
  isSection: true,
  events: ['ucp-tool-open'],
  slots: { '': 'Your doctor search.' },
  parts: { 'doctor-search': 'The block on small screens.' },
  component: () => import('../src/features/providers/DoctorSearch/DoctorSearch.js'),
});
