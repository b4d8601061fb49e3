import { type CheckedCall, type CheckOptions, check as checkAll } from '../cli/check.js';
import { contractOf } from '../cli/contract.js';
import document from '../docs/openapi.yaml';

/** `ucp-elements check` for the settings page of the plugin: the browser of the administrator makes the calls. */
export function check(
  options: Pick<CheckOptions, 'apiBase' | 'contentBase' | 'siteId' | 'endpoints'>,
  tell: (call: CheckedCall) => void,
): Promise<readonly CheckedCall[]> {
  return checkAll({ ...options, waitBefore: () => 200 }, contractOf(document), tell);
}
