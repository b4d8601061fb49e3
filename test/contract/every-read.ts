import { expect } from 'vitest';
import { type CheckState, reads } from '../../cli/reads.js';
import type { Http } from '../../src/shared/http/http.js';

/** Makes every read of the library, and expects that no part of a response is left out. */
export async function makeEveryRead(http: Http, uuid: string, year: number): Promise<void> {
  const known: CheckState = { uuid, year, zip: null, plan: null, profile: null, county: null };
  for (const { make, inspect } of reads) {
    const made = make(http, known);
    if ('reason' in made) continue;
    const result = await made;
    if (!result.ok) continue;
    expect(result.issues).toEqual([]);
    inspect?.(result.value as never, known);
  }
}
