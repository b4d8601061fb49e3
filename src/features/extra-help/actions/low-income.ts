import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { $location } from '../../place/state/place.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { getLowIncome, type LowIncomeQuery } from '../service.js';
import { $extraHelp, changeExtraHelp } from '../state/extra-help.js';
import { $hasExtraHelp } from '../state/subsidy.js';

/**
 * Requests the effect of Extra Help on the premiums where the shopper lives. It is requested for members, and for anyone who has Extra
 * Help. For others it waits until they answer yes, and for everyone until their place is known (CALL-20, ROLE-02). It is no part of the
 * load, so a failure is logged and delays nothing (ERR-02). A late response to an older question is ignored. The data of another place or
 * year is dropped at once. If the same question fails, the earlier response stays (LOAD-01).
 *
 * @param place settles when the shopper's place is known.
 */
export async function readLowIncome(place?: Promise<unknown>): Promise<void> {
  await shopperScope().latest('low-income', (signal) => read(signal, place));
}

async function read(signal: AbortSignal, place?: Promise<unknown>): Promise<void> {
  await place;
  if (signal.aborted) return;
  const query = currentQuery();
  const text = JSON.stringify(query);
  if (text !== requestedQuery().text) changeExtraHelp({ lowIncome: null, isLowIncomePending: true });
  requestedQuery().text = text;
  if (!query || !isNeeded()) return;
  const lowIncome = valueOrLog(await getLowIncome(httpClient(), query));
  if (!signal.aborted) changeExtraHelp({ lowIncome: lowIncome ?? $extraHelp.get().lowIncome, isLowIncomePending: false });
}

const askedLowIncome = Symbol.for('ucp.askedLowIncome');

/** The question that the low-income data answers, or will. */
const requestedQuery = () => shopperScope().own(askedLowIncome, () => ({ text: '' }));

/** Null without a county or a year. */
function currentQuery(): LowIncomeQuery | null {
  const place = $location.get();
  const year = $activeYear.get();
  if (!place?.county || year === null) return null;
  const { stateCode, fipsCountyCode } = place.county;
  return { zip: place.zipCode, stateCode, fipsCountyCode, year };
}

function isNeeded(): boolean {
  const identity = $identity.get();
  return identity !== null && (permissionsOf(identity).loadsExtraHelpData || $hasExtraHelp.get());
}
