import { permissionsOf } from '../../domain/identity/permissions.js';
import { getLowIncome, type LowIncomeQuery } from '../../services/low-income.js';
import { $extraHelp, $hasExtraHelp, changeExtraHelp } from '../../store/extra-help.js';
import { $identity } from '../../store/identity.js';
import { shopperCell } from '../../store/page.js';
import { $place } from '../../store/place.js';
import { $activeYear } from '../../store/year.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';

/**
 * Asks what Extra Help does for the premiums of the shopper's place, for members and for whoever has Extra Help; anyone else's
 * waits for a yes, and everyone's for a place (CALL-20, ROLE-02). It stands beside the parts of the load, so its failure, which is
 * logged, holds up nothing (ERR-02). A late answer to an older question is nobody's; the same question asked in vain leaves what was
 * answered (LOAD-01).
 *
 * @param place settles when the shopper's place is known.
 */
export async function readLowIncome(place?: Promise<unknown>): Promise<void> {
  const isLatest = latest('low-income');
  await place;
  const query = queryHere();
  if (!isLatest() || !query || !isWanted()) return;
  const lowIncome = settled(await getLowIncome(http(), query));
  if (!isLatest()) return;
  const text = JSON.stringify(query);
  const known = text === asked().text ? $extraHelp.get().lowIncome : null;
  asked().text = text;
  changeExtraHelp({ lowIncome: lowIncome ?? known, isLowIncomePending: false });
}

/** The question that the low-income data answers. */
const asked = () => shopperCell('askedLowIncome', () => ({ text: '' }));

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
