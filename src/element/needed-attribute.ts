/**
 * The attribute that names the one thing a card shows, such as `plan-id`, where the card does not say one that can be read: it stays empty.
 * Null for any other tag, for one that is not defined, and for a card that was handed its plan.
 */
export function neededAttribute(card: Element): string | null {
  const word = /(?<!\w)(\w+)-card$/.exec(card.localName)?.[1];
  const values = card as unknown as Readonly<Record<string, unknown>>;
  return `${word}Id` in card && !(values[`${word}Id`] ?? values.plan) ? `${word}-id` : null;
}
