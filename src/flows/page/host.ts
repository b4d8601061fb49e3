import type { HostFunctions } from '../../domain/settings/settings.js';
import { log } from '../../platform/report.js';
import { $settings } from '../../store/settings.js';

/** The host page's own way; undefined where it named none, or one that cannot be called, which is logged: then ours is gone (LOGIN-07). */
export function hostFunction<N extends keyof HostFunctions>(name: N): HostFunctions[N] | undefined {
  const named: unknown = $settings.get()?.host[name];
  if (typeof named === 'function') return named as HostFunctions[N];
  if (named !== undefined) log(`the host's function ${name} was not found`);
  return undefined;
}

/** The function is the host's own, and so is its error. */
export function hostFailed(name: keyof HostFunctions, error: unknown): void {
  reportError(error);
  log(`the host's function ${name} failed`);
}
