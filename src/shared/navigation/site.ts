import type { Links } from './links.js';
import type { AllowedPlaces } from './safe-url.js';

/** The values from which every address is built. */
export interface Site {
  readonly links: Links;
  /** The base for paths, such as `https://www.example.com/`. */
  readonly root: string;
}

/** A site with the origins to which navigation may lead. */
export interface GuardedSite extends Site {
  readonly allowed: AllowedPlaces;
}
