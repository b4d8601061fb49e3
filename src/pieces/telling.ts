import { verbs } from '../flows/verbs.js';

type OwnClick = Parameters<typeof verbs.press>[0];

/**
 * A click that a piece answers by itself, as closing a popup: told like any other, then done (TRK-08). What closes without the
 * shopper's asking is not told.
 */
export function telling<G extends readonly unknown[]>(click: OwnClick, run: (...given: G) => void): (...given: G) => void {
  return (...given) => {
    void tell(click);
    run(...given);
  };
}

/** The click counts, told or not (TRK-05). */
export async function tell(click: OwnClick): Promise<void> {
  try {
    await verbs.press(click);
  } catch {
    // What tells of it failed.
  }
}
