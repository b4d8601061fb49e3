import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { Identity, UserDetails } from '../../../shared/shopper/user.js';
import { importEligibility } from './import-eligibility.js';

export interface ImportFacts {
  readonly identity: Pick<Identity, 'isGuest' | 'isCloaked'>;
  readonly user: Pick<UserDetails, 'mbi' | 'importAgreementDate'> | null;
}

/**
 * Whether the import of drugs and doctors is offered. It is for members without a known Medicare number, once a
 * calendar month (IDC-12, IMP-02).
 */
export function isImportOffered({ identity, user }: ImportFacts, today: WallClock): boolean {
  if (identity.isGuest || identity.isCloaked || !user || user.mbi) return false;
  return importEligibility(user.importAgreementDate, today).isEligible;
}
