/**
 * The attribute that names the item of a card, such as `plan-id`, if the card has no readable one and stays empty. Null for any other tag,
 * for an undefined one, and for a card whose plan a script has set.
 */
export function neededAttribute(card: Element): string | null {
  const word = /(?<!\w)(\w+)-card$/.exec(card.localName)?.[1];
  const values = card as unknown as Readonly<Record<string, unknown>>;
  return `${word}Id` in card && !(values[`${word}Id`] ?? values.plan) ? `${word}-id` : null;
}
