import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { component as accountReadyBanner } from '../../../../src/features/session/AccountReadyBanner/AccountReadyBanner.js';
import { component as outageBanner } from '../../../../src/features/session/OutageBanner/OutageBanner.js';
import { setAccountReady, setServiceOutage } from '../../../../src/features/session/state/banners.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { showComponent } from '../../../support/show-component.js';
import { runInAct } from '../../../ui/render.js';

beforeEach(() => {
  resetStore();
  setIdentity({ uuid: '00000000-0000-4000-8000-000000000002', isGuest: true, isCloaked: false });
});

it.each([
  ['[DASH-01]', 'ucp-outage-banner', outageBanner, setServiceOutage, 'Sign-in is unavailable right now'],
  ['[DASH-02]', 'ucp-account-ready-banner', accountReadyBanner, setAccountReady, 'Your account is set up'],
] as const)('%s <%s> says so only while it is true, until the shopper closes it', async (_, tag, component, set, title) => {
  const { root, find } = showComponent(tag, component);
  expect(root.textContent).not.toContain(title);
  runInAct(() => set(true));
  expect(root.textContent).toContain(title);
  await act(async () => find('button').click());
  expect(root.textContent).not.toContain(title);
});
