/** The library as a page loads it, from the CDN build on the demo's server. */
declare module '*/cdn/autoload.js' {
  export const profile: typeof import('../../src/index.js')['profile'];
}
