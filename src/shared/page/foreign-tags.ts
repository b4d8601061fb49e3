/** Whether another script of the page has defined one of the library's tags: nothing of the library shows there (SAFE-11). */
export function isForeign(tag: string): boolean {
  const defined = customElements.get(tag);
  return defined !== undefined && !('ucpVersion' in defined);
}
