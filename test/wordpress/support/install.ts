import { ensureWordPress } from '../../../scripts/lib/wordpress/programs.mjs';

/** Runs before these tests: it installs WordPress if it is missing. */
export default ensureWordPress;
