import { filled, litElement } from './element.js';
import { profileArea } from './profile-area.js';
import { topBar } from './top-bar.js';

const tag = 'ucp-dashboard';

export const dashboard = litElement({
  tag,
  summary: 'The dashboard of a signed-in shopper when it is empty; with children it lays those out.',
  slots: { ...profileArea.slots },
  parts: { ...profileArea.parts },
  skeleton: profileArea.skeleton,
  reserve: '100vh',
  piece: filled(tag, [topBar], () => import('../src/pieces/Dashboard/Dashboard.js')),
});
