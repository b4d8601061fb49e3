import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isOutage } from '../../../shared/http/problem.js';
import { log } from '../../../shared/report.js';
import { $settings } from '../../../shared/settings/state.js';
import { keptArea, readAgent } from '../../../shared/shopper/agent.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { readCookie } from '../../../shared/storage/cookies.js';
import { readText, removeKey, writeJson, writeText } from '../../../shared/storage/storage.js';
import { consumeSignInState } from '../../navigation/actions/sign-in-state.js';
import { type ValidatedIdentity, validateAuth } from '../service.js';
import { setAccountReady, setServiceOutage } from '../state/banners.js';
import { areBannersOn } from './banners.js';
import { clearLeftovers } from './forget.js';
import { storedIdentity } from './stored-identity.js';

/**
 * Comes back from the sign-in page: the code of the address is exchanged for an identity (LOGIN-01 to LOGIN-03).
 *
 * @returns null when the page continues with the shopper it already knows: the code has been used before, or is not valid
 */
export async function useSignInCode(): Promise<Identity | null> {
  const query = new URLSearchParams(location.search);
  const code = query.get('code')?.trim();
  removeCodeFromAddress();
  if (!code || code === lastCode()) return null;
  if (!consumeSignInState(query.get('state'))) {
    log('the sign-in code came without the state of this browser; it was not used');
    return null;
  }
  const result = await validateAuth(httpClient(), { code, ...caller() });
  const validated = valueOrLog(result);
  if (!result.ok && isOutage(result.problem)) setServiceOutage(areBannersOn());
  if (!validated) return null;
  writeText(keptArea(), 'ucp_lastCode', code);
  return beginSession(validated);
}

/**
 * Removes only the code, and the state that came with it if one is required (SAFE-12). Other parameters, the hash and the state of the
 * history entry stay (LOGIN-01). The page's `<base>` does not matter.
 */
function removeCodeFromAddress(): void {
  const { origin, pathname, search, hash } = location;
  const kept = search.slice(1).split('&');
  const ours = $settings.get()?.auth.requireState ? ['code', 'state'] : ['code'];
  const query = kept.filter((pair) => !ours.includes(pair.split('=', 1)[0] ?? '')).join('&');
  history.replaceState(history.state, '', origin + pathname + (query && `?${query}`) + hash);
}

function lastCode(): string | null {
  return readText('session', 'ucp_lastCode') ?? readText('local', 'ucp_lastCode') ?? null;
}

function caller() {
  const auth = $settings.get()?.auth;
  return {
    isHsidLogin: true,
    requestHost: location.host,
    // The setting is either the name of the cookie or, where the page knows it, the value itself.
    dcClientCookie: readCookie(auth?.dcClientCookie ?? '') ?? auth?.dcClientCookie ?? '',
    isMultiProfileCloakInEnabled: auth?.isMultiProfileCloakInEnabled ?? false,
  };
}

/** Begins the session of whoever has signed in; the idle time of an earlier session does not count for it. */
function beginSession({ uuid, agentUserName, isNewProfile }: ValidatedIdentity): Identity {
  const before = storedIdentity();
  if (before && before.uuid !== uuid) clearLeftovers(before, ['session', keptArea()]);
  removeKey(keptArea(), 'ucp_lastActive');
  const { isAgentFlow } = readAgent();
  const isCloaked = agentUserName !== null && !isAgentFlow;
  if (isCloaked) writeJson('session', 'ucp_agentProfile', { agentFlow: false, userName: agentUserName });
  else if (!isAgentFlow) removeKey('session', 'ucp_agentProfile');
  // An agent or supporter reads the profile of somebody else: the account that was set up is not theirs.
  setAccountReady(isNewProfile && agentUserName === null && !isAgentFlow && areBannersOn());
  return { uuid, isGuest: false, isCloaked };
}
