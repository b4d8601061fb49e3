import type { Links } from './links.js';
import type { AllowedPlaces } from './safe-url.js';

/** What every address is built from. */
export interface Site {
  readonly links: Links;
  /** What paths are resolved from, such as `https://www.example.com/`. */
  readonly root: string;
}

/** A site, and where navigation from it may lead. */
export interface GuardedSite extends Site {
  readonly allowed: AllowedPlaces;
}
