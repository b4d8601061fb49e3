const followers = new Set<() => void>();
let areOwn = true;

/** Whether the tags say words of their own: the content may say others in their place, which are in the language of the page. */
export const ownWords = {
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
