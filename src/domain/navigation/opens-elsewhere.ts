type Keys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** A click on a link that asks for another tab or window, or for the file: that is the browser's business (LINK-01). */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
