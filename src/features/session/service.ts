import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decode, isSet, neededText, shape, text } from '../../shared/http/shape.js';
import { type Decoder, ignored } from '../../shared/http/wire.js';

/** The identity that a sign-in returned. */
export interface ValidatedIdentity {
  readonly uuid: string;
  /** Set for an agent or supporter who views a shopper's profile (CLOAK-01). */
  readonly agentUserName: string | null;
  readonly isNewProfile: boolean;
}

const authBody = shape({ uuid: neededText, agentUserName: text, isNewProfile: ['isNewOptumIdProfileCreated', isSet] });

/** A response without a uuid is a bad body: nobody is signed in (LOGIN-03). */
export const decodeValidation: Decoder<ValidatedIdentity> = (body) => decode(authBody, body);

export interface SignInCode {
  /** From the login-return URL (LOGIN-01). */
  readonly code: string;
  readonly isHsidLogin: boolean;
  readonly requestHost: string;
  readonly dcClientCookie: string;
  readonly isMultiProfileCloakInEnabled: boolean;
}

/** Exchanges the sign-in code for an identity (CALL-01). */
export function validateAuth(http: Http, signIn: SignInCode): Promise<Result<ValidatedIdentity>> {
  const body = { ...signIn, tool: 'dynamic' };
  return request(http, { name: 'validateAuth', method: 'POST', body }, decodeValidation);
}

/** Ends the session on the server (SIGN-01). */
export function logout(http: Http): Promise<Result<null>> {
  return request(http, { name: 'logout', method: 'DELETE', answers: 'nothing', outlivesPage: true }, ignored);
}
