/**
 * Paths without a page of the application, such as calls and the author's files, belong to the service. So pages and services share an
 * origin.
 */
export default {
  turbopack: { root: process.env.UCP_ROOT },
  rewrites: async () => ({ fallback: [{ source: '/:path*', destination: `${process.env.UCP_SERVICE}/:path*` }] }),
};
