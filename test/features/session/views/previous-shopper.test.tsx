import { beforeEach, describe, expect, it } from 'vitest';
import { component as drugList } from '../../../../src/features/drugs/DrugList/DrugList.js';
import { component as extraHelp } from '../../../../src/features/extra-help/ExtraHelp/ExtraHelp.js';
import { $shownExtraHelp } from '../../../../src/features/extra-help/state/subsidy.js';
import { postNotice } from '../../../../src/features/lists/state/notices.js';
import { component as emailPopup } from '../../../../src/features/plans/EmailPopup/EmailPopup.js';
import { component as savedPlans } from '../../../../src/features/plans/SavedPlans/SavedPlans.js';
import { profileLoaded } from '../../../../src/features/profile/state/profile.js';
import { component as accountBanner } from '../../../../src/features/session/AccountBanner/AccountBanner.js';
import { guestIdentity } from '../../../../src/features/session/rules/identity-cookie.js';
import { $accountLinks, $greeting } from '../../../../src/features/session/state/account.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { resetShopperState, resetStore } from '../../../../src/shared/state/store.js';
import { aProfile } from '../../../fixtures/profile.js';
import { showComponent } from '../../../support/show-component.js';
import { stubAction } from '../../../support/stub-action.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { type RenderedComponent, runInAct } from '../../../ui/render.js';

/** State of a component, beside the store, belongs to its shopper too. It is gone from a page that stays when they leave. */

/** The shopper leaves, and the page is a guest's. */
function leave(): void {
  runInAct(() => {
    resetShopperState();
    setIdentity(guestIdentity('a-guest'));
    profileLoaded(aProfile());
  });
}

const spoken = ({ find }: RenderedComponent) => find('[role="status"]').textContent;

beforeEach(() => {
  resetStore();
  setIdentity({ uuid: 'a-member', isGuest: false, isCloaked: false });
  profileLoaded(aProfile());
  stubAction('readGenericNames').mockResolvedValue(undefined);
});

describe('a shopper who leaves', () => {
  it('[IDLE-05] [SIGN-01] leaves no drug in what a list has said', () => {
    const list = showComponent('ucp-drug-list', drugList);
    runInAct(() => postNotice({ kind: 'removed', list: 'drugs', key: 'k', name: 'Furosemide' }));
    expect(spoken(list)).toBe('Furosemide was removed.');
    leave();
    expect(list.root.textContent).not.toContain('Furosemide');
  });

  it('[SESS-01] [REM-06] leaves focus on the heading of the list whose message disappears with them, as when the session ends at its undo', () => {
    stubAction('restoreItem');
    const list = showComponent('ucp-saved-plans', savedPlans);
    runInAct(() => postNotice({ kind: 'removed', list: 'plans', key: 'k', name: 'A plan' }));
    runInAct(() => list.find('[part="notice"] button').click());
    expect(list.root.activeElement).toBe(list.find('[part="notice"]'));
    leave();
    expect(list.root.querySelector('[part="notice"]')).toBeNull();
    expect(list.root.activeElement).toBe(list.find('h2'));
  });

  it('[SESS-01] [ACC-01] leaves focus on the banner’s heading if the member’s own button had it', () => {
    stubComputed($accountLinks, { registration: '/a', signIn: '/b', manageProfile: '/c', memberBenefits: '/d' });
    stubComputed($greeting, { kind: 'member', firstName: 'Oren', canImport: false, isAgent: false });
    const banner = showComponent('ucp-account-banner', accountBanner);
    banner.find('[part="sign-out"]').focus();
    leave();
    runInAct(() => stubComputed($greeting, { kind: 'guest' }));
    expect(banner.root.querySelector('[part="sign-out"]')).toBeNull();
    expect(banner.root.activeElement).toBe(banner.find('h1'));
  });

  it('[IDLE-05] [EH-04] leaves no answer about Extra Help in what its widget has said', () => {
    stubAction('submitExtraHelpAnswer');
    const offered = { ...$shownExtraHelp.get(), isOffered: true, doPricesFollow: true };
    runInAct(() => stubComputed($shownExtraHelp, offered));
    const widget = showComponent('ucp-extra-help', extraHelp);
    runInAct(() => widget.find<HTMLInputElement>('input[value="no"]').click());
    runInAct(() => stubComputed($shownExtraHelp, { ...offered, answer: 'no' }));
    expect(spoken(widget)).toContain('without Extra Help');
    leave();
    runInAct(() => stubComputed($shownExtraHelp, offered));
    expect(spoken(widget)).toBe('');
  });

  it('[IDLE-05] [TOP-04] takes along a popup that a script has opened, and so what was typed into it', () => {
    const popup = showComponent('ucp-email-popup', emailPopup, { open: true });
    popup.host.setAttribute('open', '');
    runInAct(() => setIdentity({ uuid: 'a-member', isGuest: false, isCloaked: false }));
    expect(popup.host.hasAttribute('open'), 'the same shopper, looked up anew').toBe(true);
    leave();
    expect(popup.host.hasAttribute('open')).toBe(false);
  });

  it('[LOAD-01] takes no popup along that stood open before anybody knew who they are', () => {
    setIdentity(null);
    const popup = showComponent('ucp-email-popup', emailPopup, { open: true });
    popup.host.setAttribute('open', '');
    runInAct(() => setIdentity(guestIdentity('a-guest')));
    expect(popup.host.hasAttribute('open')).toBe(true);
  });
});
