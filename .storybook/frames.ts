/** Opens the frames of a docs page with the brand, shopper and date of the toolbars. Storybook sends these to the page only. */
export function openFramesWith({ theme, lang, shopper, date }: Readonly<Record<string, string>>): void {
  const told = Object.entries({ theme, lang, shopper, date }).filter(([, value]) => value);
  const globals = told.map((pair) => pair.join(':')).join(';');
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === globals) continue;
    address.searchParams.set('globals', globals);
    frame.src = address.href;
  }
}
