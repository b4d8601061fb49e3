import { telUrl } from '../../../shared/navigation/tel-url.js';
import { linked, mapLinks, type RichText } from './rich-text.js';

/** Values for the placeholders `{phone}`, `{drugsLink}` and `{providersLink}` of the content (FAQ-03). */
export interface PlaceholderValues {
  /** Empty if there is no number. Sentences with the placeholder are then left out (ENV-05). */
  readonly phone: string;
  /** Null if the page has no such place. The link then shows as its text. */
  readonly drugsLink: string | null;
  readonly providersLink: string | null;
}

/** Replaces the placeholders (FAQ-03). A phone number becomes a link only if it is one US number (INP-01). */
export function fillPlaceholders(text: RichText, values: PlaceholderValues): RichText {
  const addresses: Readonly<Record<string, string | null>> = {
    'tel:{phone}': telUrl(values.phone),
    '{drugsLink}': values.drugsLink,
    '{providersLink}': values.providersLink,
  };
  const filled = mapLinks(text, (href) => (Object.hasOwn(addresses, href) ? (addresses[href] ?? null) : href));
  return fillWords(filled, values, false);
}

function fillWords(text: RichText, values: PlaceholderValues, isInLink: boolean): RichText {
  return text.flatMap((node): RichText => {
    if (typeof node !== 'string') return [{ ...node, children: fillWords(node.children, values, isInLink || node.tag === 'a') }];
    return withoutCall(node, values)
      .split(/\{(phone|drugsLink|providersLink)\}/)
      .flatMap((words, index): RichText => {
        if (index % 2 === 0) return words ? [words] : [];
        const value = values[words as keyof PlaceholderValues];
        if (isInLink || !value) return value ? [value] : [];
        return linked(words === 'phone' ? telUrl(value) : value, value);
      });
  });
}

/** Without a phone number, leaves out the sentences that ask the shopper to call (ENV-05). */
function withoutCall(words: string, { phone }: PlaceholderValues): string {
  if (phone || !words.includes('{phone}')) return words;
  return words
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !sentence.includes('{phone}'))
    .join(' ');
}
