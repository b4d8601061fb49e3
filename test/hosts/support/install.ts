import { ensureHostsInstalled } from '../../../scripts/lib/install.mjs';

/** Runs before the host tests, whose imports need these packages. */
export default ensureHostsInstalled;
