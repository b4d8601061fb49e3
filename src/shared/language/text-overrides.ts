const followers = new Set<() => void>();
let areOwn = true;

/** Whether the tags show built-in words. The content may replace them, with words in the page's own language. */
export const textOverrides = {
  get: (): boolean => areOwn,
  set(are: boolean): void {
    areOwn = are;
    for (const changed of [...followers]) changed();
  },
  listen(changed: () => void): () => void {
    followers.add(changed);
    return () => void followers.delete(changed);
  },
};
