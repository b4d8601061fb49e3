import { describe } from '../../../rollup/describe/model.mjs';
import { assemble, writtenPages } from './assemble.mjs';
import { rulePages } from './rule-pages.mjs';
import { tagPages } from './tag-pages.mjs';

/** All pages of the site, assembled, with the problems that were found. */
export async function sitePages() {
  const generated = [...(await tagPages(await describe())), ...rulePages()];
  return assemble([...writtenPages(), ...generated]);
}
