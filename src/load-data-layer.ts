import { lazyModule } from './shared/lazy/lazy-module.js';

/** The one way to the data layer, for tags and scripts alike. It is part of the shell, so it must not import that layer statically. */
export const dataLayer = lazyModule('the data layer', () => import('./data-layer.js'));
