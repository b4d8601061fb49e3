/** The page `pieces.html`, as a brand bundles it: the library's tags from the npm package, and the brand's own pieces between them. */
import 'ucp-elements/account-banner';
import 'ucp-elements/disclosures';
import 'ucp-elements/saved-plans';
import 'ucp-elements/settings';
import 'ucp-elements/year-toggle';
import './next-step.js';
import './next-step-lit.js';
