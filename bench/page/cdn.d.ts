/** The library as a page loads it: the demo's server has the CDN build there. */
declare module '*/cdn/autoload.js' {
  export const profile: typeof import('../../src/index.js')['profile'];
}
