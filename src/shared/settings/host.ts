import { log } from '../report.js';
import type { HostFunctions } from './settings.js';
import { $settings } from './state.js';

/**
 * The host page's own function; undefined, so that the default runs, where none is named or it cannot be called, which is logged
 * (LOGIN-07).
 */
export function hostFunction<N extends keyof HostFunctions>(name: N): HostFunctions[N] | undefined {
  const named: unknown = $settings.get()?.host[name];
  if (typeof named === 'function') return named as HostFunctions[N];
  if (named !== undefined) log(`the host's function ${name} was not found`);
  return undefined;
}

/** The function belongs to the host page, so its error is reported there; here only the failure is logged. */
export function hostFailed(name: keyof HostFunctions, error: unknown): void {
  reportError(error);
  log(`the host's function ${name} failed`);
}
