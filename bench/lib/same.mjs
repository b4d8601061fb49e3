import { openLane } from './lane.mjs';

/** The markup that each adapter renders for the same two plans, line by line. */
async function linesOf(browser, url, adapter) {
  const lane = await openLane(browser, url, adapter, 1);
  try {
    await lane.cost('mount', 2);
    return await lane.markup();
  } finally {
    await lane.close();
  }
}

/**
 * Throws if an adapter renders another markup than ours, because the comparison would mean nothing. Ignores generated
 * ids, comments, white space between elements and the order of attributes.
 */
export async function checkSame(browser, url, adapters, ours) {
  const own = await linesOf(browser, url, ours);
  for (const adapter of adapters.filter((one) => one !== ours)) {
    const other = await linesOf(browser, url, adapter);
    const at = own.findIndex((line, index) => line !== other[index]);
    if (at >= 0 || own.length !== other.length)
      throw new Error(`${adapter} draws "${other[at]?.trim()}" where ${ours} draws "${own[at]?.trim()}" (line ${at + 1})`);
  }
}
