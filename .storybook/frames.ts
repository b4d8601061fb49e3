/** Opens the frames of a docs page with the brand, language, shopper and day of the toolbars. Storybook tells only the page itself. */
export function openFramesWith({ theme, lang, shopper, date }: Readonly<Record<string, string>>): void {
  const parameters = Object.entries({ theme, lang, shopper, date }).filter(([, value]) => value);
  const globals = parameters.map((pair) => pair.join(':')).join(';');
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === globals) continue;
    address.searchParams.set('globals', globals);
    frame.src = address.href;
  }
}
