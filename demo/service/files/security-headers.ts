/** Trusted Types policies that the demo's pages allow: ours, and those of the packages that make markup. */
const trustedTypesPolicies = ['ucp', 'dompurify', 'lit-html'] as const;

/** The strict policy under which the library is promised to work: nothing inline, no eval, markup only through Trusted Types. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "require-trusted-types-for 'script'",
  // The library may be on a page twice, and then its policies are made twice.
  `trusted-types ${trustedTypesPolicies.join(' ')} 'allow-duplicates'`,
].join('; ');

/** Headers of every page; `?csp=off` leaves the policy out, as Storybook's pages need. */
export function pageHeaders(url: URL): Readonly<Record<string, string>> {
  const isOff = url.searchParams.get('csp') === 'off' || url.pathname.startsWith('/storybook/');
  return isOff ? {} : { 'content-security-policy': contentSecurityPolicy };
}
