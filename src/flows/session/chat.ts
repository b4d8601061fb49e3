import { isCloaked } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { $profile } from '../../store/profile.js';
import { hostFailed, hostFunction } from '../page/host.js';

/** Whether the chat knows a shopper. If so it is told when the shopper changes: nobody else must write in that name. */
const chat = () => cell('chat', () => ({ isTold: false }));

/** Tells the chat who the shopper is, only if the host page asks for that (TRK-06). */
export function tellChat(): void {
  const user = isCloaked() ? null : $profile.get().profile?.user;
  const hostsWay = user || chat().isTold ? hostFunction('chatProfile') : undefined;
  const { firstName, lastName, uuid, email } = user ?? {};
  chat().isTold = Boolean(user);
  try {
    hostsWay?.({ firstName: firstName ?? '', lastName: lastName ?? '', uuid: uuid ?? '', email: email ?? '' });
  } catch (error) {
    hostFailed('chatProfile', error);
  }
}
