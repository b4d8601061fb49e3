type Work = (...given: never[]) => unknown;

/** A function that calls work of a feature above. */
type UpwardCall<W extends Work> = W & { readonly connect: (work: W) => void };

/**
 * Declares a call to a feature above the caller, which the caller cannot import, because features depend on each other in one direction.
 * `src/data-layer.ts` gives it its work.
 *
 * @throws Error when it is called before it is connected
 */
export function defineUpwardCall<W extends Work>(name: string): UpwardCall<W> {
  let connected: W | undefined;
  const call = (...given: never[]): unknown => {
    if (!connected) throw new Error(`${name} is not connected`);
    return connected(...given);
  };
  return Object.assign(call as unknown as W, {
    connect(work: W): void {
      connected = work;
    },
  });
}
