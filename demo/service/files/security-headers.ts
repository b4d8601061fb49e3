/** Trusted Types policies that the demo's pages allow: the library's, and those of packages that create markup. */
const trustedTypesPolicies = ['ucp', 'dompurify', 'lit-html'] as const;

/** The strict policy that the library must work with: nothing inline, no eval, markup only through Trusted Types. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "require-trusted-types-for 'script'",
  // A page may load the library twice, which creates its policies twice.
  `trusted-types ${trustedTypesPolicies.join(' ')} 'allow-duplicates'`,
].join('; ');

/** The headers of every page. `?csp=off` omits the policy, as Storybook's pages need. */
export function pageHeaders(url: URL): Readonly<Record<string, string>> {
  const isOff = url.searchParams.get('csp') === 'off' || url.pathname.startsWith('/storybook/');
  return isOff ? {} : { 'content-security-policy': contentSecurityPolicy };
}
