import { beforeEach, describe, expect, it } from 'vitest';
import { profileLoaded } from '../../../../src/features/profile/state/profile.js';
import { component as outageBanner } from '../../../../src/features/session/OutageBanner/OutageBanner.js';
import { guestIdentity } from '../../../../src/features/session/rules/identity-cookie.js';
import { component as signOutPopup } from '../../../../src/features/session/SignOutPopup/SignOutPopup.js';
import { setServiceOutage } from '../../../../src/features/session/state/banners.js';
import * as english from '../../../../src/features/session/text/en/session.js';
import { setAgent, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { spanish } from '../../../../src/spanish.js';
import { aProfile } from '../../../fixtures/profile.js';
import { showComponent } from '../../../support/show-component.js';
import { runInAct } from '../../../ui/render.js';

beforeEach(() => {
  resetStore();
  profileLoaded(aProfile());
});

const guest = guestIdentity('a-guest');
const member = { uuid: 'a-member', isGuest: false, isCloaked: false };
const cloaked = { uuid: 'a-member', isGuest: false, isCloaked: true };

describe('the outage banner', () => {
  it.each([
    ['a guest', guest, english.outageBanner.text],
    ['a member', member, english.outageBanner.signedIn],
    ['a viewer of a cloaked profile', cloaked, english.outageBanner.signedIn],
  ])('[OUT-01] says what is true for %s', (_, identity, words) => {
    setIdentity(identity);
    setServiceOutage(true);
    expect(showComponent('ucp-outage-banner', outageBanner).find('.notice__body > p:last-child').textContent).toBe(words);
  });

  it('[OUT-01] waits until it is known who is here', () => {
    setServiceOutage(true);
    const { root } = showComponent('ucp-outage-banner', outageBanner);
    expect(root.textContent).toBe('');
    runInAct(() => setIdentity(guest));
    expect(root.textContent).toContain(english.outageBanner.text);
  });
});

describe('the question before signing out', () => {
  it.each([
    ['a member', member, false, english.signOutPopup.lead],
    ['an agent', member, true, english.signOutPopup.leadForShopper],
    ['a viewer of a cloaked profile', cloaked, false, english.signOutPopup.leadForShopper],
  ])('[SIGN-01] says whose account keeps the saved items, to %s', (_, identity, isAgentFlow, words) => {
    setIdentity(identity);
    setAgent(isAgentFlow, isAgentFlow ? 'demo.agent' : null);
    const { root } = showComponent('ucp-sign-out-popup', signOutPopup, { open: true });
    expect(root.textContent).toContain(words);
  });
});

describe('words about where saved items are', () => {
  const { outageBanner: outage, accountReadyBanner: ready, accountBanner } = spanish;

  // A guest's items go to the profile service, and only the cookie of this browser leads to them. A sign-in moves nothing by itself.
  it.each([
    ['OUT-01', english.outageBanner.text, 'You can keep shopping as a guest. What you save shows only in this browser.'],
    ['OUT-01', outage.text, 'Puede seguir buscando planes como invitado. Lo que guarde se verá solo en este navegador.'],
    ['OUT-02', english.accountReadyBanner.text, 'What you save is kept in your account. Sign in on any device to see it.'],
    ['OUT-02', ready.text, 'Lo que guarde se queda en su cuenta. Inicie sesión en cualquier dispositivo para verlo.'],
    [
      'ACC-01',
      accountBanner.guest,
      'Su cuenta de invitado guarda su progreso, solo para este navegador. Una cuenta sirve en cualquier dispositivo.',
    ],
  ])('[%s] promise no more than the page does: %#', (_, text, words) => {
    expect(text).toBe(words);
  });
});
