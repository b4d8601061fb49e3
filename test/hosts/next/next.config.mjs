/** What the application has no page for, such as calls and the author's files, is the service's: pages and services share an origin. */
export default {
  turbopack: { root: process.env.UCP_ROOT },
  rewrites: async () => ({ fallback: [{ source: '/:path*', destination: `${process.env.UCP_SERVICE}/:path*` }] }),
};
