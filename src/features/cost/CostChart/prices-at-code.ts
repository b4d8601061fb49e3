import { useEffect, useState } from 'react';
import type { Gate } from '../../../element/definition.js';
import { lazyModule } from '../../../shared/lazy/lazy-module.js';
import { useLazyModule } from '../../../shared/lazy/use-lazy-module.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { $pharmacies } from '../../pharmacies/state/pharmacies.js';

/** Most pages have one pharmacy. The code that chooses and compares others loads only if there are two (PHARM-01). */
const pricesAtCode = lazyModule('the choice of pharmacies', () => import('../PricesAt/PricesAt.js'));

const isNeeded = () => $pharmacies.get().length > 0;

type PricesAtCode = NonNullable<ReturnType<typeof pricesAtCode.get>>;

/** The code, if it is needed and there. A failure is tried again when the connection may be back (LOAD-05). */
export function usePricesAtCode(): { readonly code: PricesAtCode | undefined; readonly hasFailed: boolean } {
  const needed = useAtom($pharmacies).length > 0;
  const loaded = useLazyModule(pricesAtCode, needed);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (needed) pricesAtCode.load().catch(() => setFailed(true));
  }, [needed]);
  return { code: needed ? loaded : undefined, hasFailed: needed && !loaded && hasFailed };
}

let isSettled = false;

async function settle(): Promise<void> {
  if (isNeeded()) await pricesAtCode.load().catch(() => undefined);
  isSettled ||= isNeeded();
}

/** The chart waits for this code as for its own: a line that comes later would move the rows (LOAD-04). */
export const isPricesAtReady: Gate = {
  get: () => isSettled || !isNeeded(),
  listen: (tell) => {
    const check = () => void settle().then(() => tell(isPricesAtReady.get()));
    check();
    return $pharmacies.listen(check);
  },
};
