import { ensureEngines } from '../../../scripts/lib/engines.mjs';

/** Runs before these tests: it installs the browsers if they are missing. */
export default ensureEngines;
