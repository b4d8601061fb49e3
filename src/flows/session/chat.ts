import { $identity } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { $profile } from '../../store/profile.js';
import { hostFailed, hostFunction } from '../page/host.js';

/** Whether the chat knows somebody: another who comes, of whom it may know nothing, is not to write in their name. */
const chat = () => cell('chat', () => ({ isTold: false }));

/** The chat learns who it is that writes, where the host page asks for it and only then (TRK-06). */
export function tellChat(): void {
  const user = $identity.get()?.isCloaked ? null : $profile.get().profile?.user;
  const hostsWay = user || chat().isTold ? hostFunction('chatProfile') : undefined;
  const { firstName, lastName, uuid, email } = user ?? {};
  chat().isTold = Boolean(user);
  try {
    hostsWay?.({ firstName: firstName ?? '', lastName: lastName ?? '', uuid: uuid ?? '', email: email ?? '' });
  } catch (error) {
    hostFailed('chatProfile', error);
  }
}
