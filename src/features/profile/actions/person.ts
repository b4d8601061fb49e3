import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { shopperUuid } from '../../../shared/shopper/identity.js';
import { knownPerson } from '../../../shared/shopper/known-person.js';
import type { KnownPerson, UserDetails } from '../../../shared/shopper/user.js';
import { userSection } from '../../profile/user-section.js';
import { getProfileSection } from '../service.js';

/**
 * The shopper with email address, birth date and Medicare number, for the calls and forms that need them (SAFE-06). When another copy of
 * the library read the profile, this copy asks the service for the person: copies never hand these values to each other.
 */
export async function personOf(user: UserDetails | null): Promise<KnownPerson | null> {
  if (!user) return null;
  const known = knownPerson(user);
  if (known) return known;
  const own = valueOrLog(await getProfileSection(httpClient(), shopperUuid(), userSection));
  return (own && knownPerson(own)) ?? { ...user, email: null, dateOfBirth: null, mbi: null };
}
