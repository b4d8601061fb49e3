type Keys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether the click opens a new tab or window, or downloads the link. The browser handles such clicks (LINK-01). */
export function isModifiedClick({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
