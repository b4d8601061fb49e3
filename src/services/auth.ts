import type { Http } from './http.js';
import type { Result } from './problem.js';
import { request } from './request.js';
import { decode, isSet, neededText, shape, text } from './shape.js';
import { type Decoder, ignored } from './wire.js';

/** Who came back from the sign-in page. */
export interface ValidatedIdentity {
  readonly uuid: string;
  /** Set for an agent or supporter who looks at a shopper's profile (CLOAK-01). */
  readonly agentUserName: string | null;
  readonly isNewProfile: boolean;
}

const authBody = shape({ uuid: neededText, agentUserName: text, isNewProfile: ['isNewOptumIdProfileCreated', isSet] });

/** An answer without a uuid validates nobody (LOGIN-03). */
export const decodeValidation: Decoder<ValidatedIdentity> = (body) => decode(authBody, body);

export interface SignInCode {
  /** From the login-return address (LOGIN-01). */
  readonly code: string;
  readonly isHsidLogin: boolean;
  readonly requestHost: string;
  readonly dcClientCookie: string;
  readonly isMultiProfileCloakInEnabled: boolean;
}

/** Exchanges the code of the sign-in for an identity (CALL-01). */
export function validateAuth(http: Http, signIn: SignInCode): Promise<Result<ValidatedIdentity>> {
  const body = { ...signIn, tool: 'dynamic' };
  return request(http, { name: 'validateAuth', method: 'POST', body }, decodeValidation);
}

/** Ends the session at the service (SIGN-01). */
export function logout(http: Http): Promise<Result<null>> {
  return request(http, { name: 'logout', method: 'DELETE', answers: 'nothing', outlivesPage: true }, ignored);
}
