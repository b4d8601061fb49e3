import { permissionsOf } from '../../domain/identity/permissions.js';
import { getLowIncome, type LowIncomeQuery } from '../../services/low-income.js';
import { $hasExtraHelp, changeExtraHelp } from '../../store/extra-help.js';
import { $identity } from '../../store/identity.js';
import { $place } from '../../store/place.js';
import { $activeYear } from '../../store/year.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';

/**
 * Asks what Extra Help does for the premiums of the shopper's place, for members and for whoever has Extra Help; anyone else's
 * waits for a yes, and everyone's for a place (CALL-20, ROLE-02). It stands beside the parts of the load, so its failure, which is
 * logged, holds up nothing (ERR-02). A late answer to an older question is nobody's.
 *
 * @param place settles when the shopper's place is known.
 */
export async function readLowIncome(place?: Promise<unknown>): Promise<void> {
  const isLatest = latest('low-income');
  await place;
  const query = queryHere();
  if (!isLatest() || !query || !isWanted()) return;
  const lowIncome = settled(await getLowIncome(http(), query));
  if (isLatest()) changeExtraHelp({ lowIncome, isLowIncomePending: false });
}

/** Null without a county or a year. */
function queryHere(): LowIncomeQuery | null {
  const place = $place.get();
  const year = $activeYear.get();
  if (!place?.county || year === null) return null;
  const { stateCode, fipsCountyCode } = place.county;
  return { zip: place.zipCode, stateCode, fipsCountyCode, year };
}

function isWanted(): boolean {
  const identity = $identity.get();
  return identity !== null && (permissionsOf(identity).loadsExtraHelpData || $hasExtraHelp.get());
}
