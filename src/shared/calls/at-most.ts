/** Runs work, or lets it wait until fewer than the limit are under way. In the order of the calls. */
type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** Sends no more than `limit` calls of a kind at once. */
export function atMost(limit: number): Limited {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // The next one gets the place at once, so that no third can take it.
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
