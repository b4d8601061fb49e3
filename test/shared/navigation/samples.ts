import { defaultLinks } from '../../../src/shared/navigation/links.js';
import type { GuardedSite } from '../../../src/shared/navigation/site.js';

export const origin = 'https://www.example.com';

export const site: GuardedSite = {
  links: defaultLinks,
  root: `${origin}/`,
  allowed: { origin, allowedOrigins: ['https://plans.example.org'] },
};

/** The query of a URL as decoded pairs, in order. */
export function queryOf(url: string): readonly (readonly [string, string])[] {
  return [...new URL(url).searchParams];
}
