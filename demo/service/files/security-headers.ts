/** Trusted Types policies that the demo's pages allow: the library's, and those of packages that create markup. */
const trustedTypesPolicies = ['ucp', 'dompurify', 'lit-html'] as const;

/** No page of another site may show a page in a frame and lay its own controls over it. The demo's own pages may. */
const framing = "frame-ancestors 'self'";

/** The strict policy that the library must work with: nothing inline, no eval, markup only through Trusted Types. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  framing,
  "require-trusted-types-for 'script'",
  // A page may load the library twice, which creates its policies twice.
  `trusted-types ${trustedTypesPolicies.join(' ')} 'allow-duplicates'`,
].join('; ');

/** Whether another tool has built the page: Storybook or the documentation site. Both have inline scripts and styles. */
export function isBuiltPage({ pathname }: URL): boolean {
  return /^\/(storybook|docs)(\/|$)/.test(pathname);
}

/** The headers of every page. `?csp=off` omits all of the policy but framing, and so do pages that another tool has built. */
export function pageHeaders(url: URL): Readonly<Record<string, string>> {
  const isOff = url.searchParams.get('csp') === 'off' || isBuiltPage(url);
  return { 'content-security-policy': isOff ? framing : contentSecurityPolicy };
}
