import { layouts } from '../../platform/layouts.js';
import { warnOnce } from '../../platform/report.js';

const isOwn = ({ localName }: Element) => localName.startsWith('ucp-');

/** What stands in a tag and names no slot of it. */
const unplaced = ':scope > :not([slot])';

/** Tells the author of tags that show nowhere, because they stand in another, as all that follows a tag that was written `<ucp-faq />`. */
export function tellOfHiddenTags(): void {
  for (const outer of [...document.querySelectorAll('*')].filter(isOwn)) {
    const { localName } = outer;
    if (layouts.has(localName) || ![...outer.querySelectorAll(`${unplaced}, ${unplaced} *`)].some(isOwn)) continue;
    warnOnce(`<${localName}> hides what stands in it: close it with </${localName}>, or move that out of it.`);
  }
}
