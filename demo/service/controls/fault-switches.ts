import type { Context } from 'hono';
import { type Fault, readFault } from './faults.js';
import { switchOf } from './identity.js';

function numberSwitch(c: Context, name: string): number | undefined {
  const text = switchOf(c, name);
  return text === null || text.trim() === '' ? undefined : Number(text);
}

/**
 * The fault that a request sets for itself by `x-demo-status`, `-delay`, `-body`, `-truncate` and `-drop`; null
 * without any.
 */
export function faultOfRequest(c: Context): Fault | null {
  const truncate = switchOf(c, 'truncate');
  const asked = {
    status: numberSwitch(c, 'status'),
    delayMs: numberSwitch(c, 'delay'),
    body: switchOf(c, 'body') ?? undefined,
    truncate: truncate === null ? undefined : truncate === 'true' || Number(truncate),
    drop: switchOf(c, 'drop') === 'true' || undefined,
  };
  return Object.values(asked).every((value) => value === undefined) ? null : readFault(asked, () => null);
}
