import { lazyModule } from '../../../shared/lazy/lazy-module.js';

type AfterLoad = typeof import('./after-load.js');

const afterLoadCode = lazyModule<AfterLoad>('the code after the load', () => import('./after-load.js'));

/** Runs code that is loaded after the page, however late: without it no session is watched. */
export function runAfterLoad(work: (code: AfterLoad) => void): void {
  void afterLoadCode.whenLoaded(work);
}
