import { litElement } from './element.js';
import { profileArea } from './profile-area.js';
import { topBar } from './top-bar.js';

export const dashboard = litElement({
  tag: 'ucp-dashboard',
  summary: 'The dashboard of a signed-in shopper when it is empty or has a logo alone; with other children it lays those out.',
  slots: { ...profileArea.slots },
  parts: { ...profileArea.parts },
  skeleton: profileArea.skeleton,
  reserve: '100vh',
  first: [topBar],
  piece: () => import('../src/pieces/Dashboard/Dashboard.js'),
});
