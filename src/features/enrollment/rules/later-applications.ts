import type { ApplicationOutcome } from './application-outcome.js';

interface Application {
  readonly outcome: ApplicationOutcome;
}

/** More applications than this fill a phone. */
const MANY = 2;

/**
 * The applications that wait behind a button on a phone: of three or more, those that ask nothing of the shopper. A draft can be
 * continued, and a denial is to be known. The first one always shows.
 */
export function laterApplications<A extends Application>(all: readonly A[]): ReadonlySet<A> {
  if (all.length <= MANY) return new Set();
  const asks = ({ outcome }: A) => outcome === 'in-progress' || outcome === 'denied';
  return new Set(all.filter((one, place) => place > 0 && !asks(one)));
}
