import { useAtom } from '../state/use-atom.js';
import { $identity } from './identity.js';

/** Whether the profile is looked at by somebody else: what would change it is disabled (ROLE-03). */
export function useIsCloaked(): boolean {
  return useAtom($identity)?.isCloaked ?? false;
}
