import { emit } from '../../../shared/events.js';
import { hostFailed, hostFunction } from '../../../shared/settings/host.js';
import { followSettingsLink } from '../../navigation/actions/navigate.js';
import { signInState } from '../../navigation/actions/sign-in-state.js';

/** Signs in: the host page's way where it has one, else the sign-in page (LOGIN-06, LOGIN-07). The event can be canceled. */
export function signIn(target: EventTarget): void {
  if (emit(target, 'ucp-sign-in', {})) runHostFunctionOr('signIn', () => followSettingsLink(target, 'signIn', 'sign-in'));
}

/** Makes a guest's account (ACC-01). The event can be canceled. */
export function register(target: EventTarget): void {
  if (emit(target, 'ucp-register', {})) runHostFunctionOr('register', () => followSettingsLink(target, 'registration', 'register'));
}

/** Opens the member's own data (ACC-02). */
export function manageProfile(target: EventTarget): void {
  runHostFunctionOr('manageProfile', () => followSettingsLink(target, 'manageProfile', 'manage-profile'));
}

/** Opens the member benefit portal in a new tab (ACC-02, ACT-07). */
export function openBenefitPortal(target: EventTarget): void {
  followSettingsLink(target, 'memberBenefits', 'member-benefits', { isNewTab: true });
}

/** Calls the host page's function. If there is none, or if it breaks at once, does it our way, because the link must not be a dead one. */
function runHostFunctionOr(name: 'signIn' | 'register' | 'manageProfile', ourWay: () => void): void {
  if (!hasHostFunction(name)) ourWay();
}

function hasHostFunction(name: 'signIn' | 'register' | 'manageProfile'): boolean {
  const named = hostFunction(name);
  try {
    named?.(...(name === 'signIn' ? [signInState()].filter((state) => state !== null) : []));
    return named !== undefined;
  } catch (error) {
    hostFailed(name, error);
    return false;
  }
}
