import * as actions from './actions.js';
import { trackVerb } from './tracking/track-verb.js';

type Named = Record<string, ((...given: readonly unknown[]) => unknown) | undefined>;

/** What a press leads to: the click is tracked, then the verb acts, which may leave the page (TRK-08). */
export function act(verb: string, given: readonly unknown[]): unknown {
  trackVerb(verb, given);
  return (actions as Named)[verb]?.(...given);
}
