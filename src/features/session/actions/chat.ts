import { hostFailed, hostFunction } from '../../../shared/settings/host.js';
import type { HostFunctions } from '../../../shared/settings/settings.js';
import { isCloaked } from '../../../shared/shopper/identity.js';
import { knownPerson } from '../../../shared/shopper/known-person.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import type { KnownPerson } from '../../../shared/shopper/user.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { personOf } from '../../profile/actions/person.js';
import { $profile } from '../../profile/state/profile.js';

/** Whether the chat knows a shopper. If so it is notified when the shopper changes: nobody else must write in that name. */
const chat = () => pageSingleton('chat', () => ({ isTold: false }));

/**
 * Tells the chat who the shopper is, only if the host page asks for that (TRK-06). It is the one function of the page that gets an email
 * address.
 */
export function updateChat(): void {
  const user = isCloaked() ? null : $profile.get().profile?.user;
  const hostsWay = user || chat().isTold ? hostFunction('chatProfile') : undefined;
  chat().isTold = Boolean(user);
  void shopperScope().latest('chat', async (signal) => {
    if (!hostsWay) return;
    const known = user ? knownPerson(user) : null;
    const person = known === undefined ? await personOf(user ?? null) : known;
    if (!signal.aborted) tell(hostsWay, person);
  });
}

function tell(hostsWay: NonNullable<HostFunctions['chatProfile']>, person: KnownPerson | null): void {
  const { firstName, lastName, uuid, email } = person ?? {};
  try {
    hostsWay({ firstName: firstName ?? '', lastName: lastName ?? '', uuid: uuid ?? '', email: email ?? '' });
  } catch (error) {
    hostFailed('chatProfile', error);
  }
}
