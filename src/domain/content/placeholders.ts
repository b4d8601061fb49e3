import { telUrl } from '../contact/tel-url.js';
import { linked, mapLinks, type RichText } from './rich-text.js';

/** What the placeholders of content stand for: `{phone}`, `{drugsLink}`, `{providersLink}` (FAQ-03). */
export interface PlaceholderValues {
  /** '' where nothing has a number: sentences with it are left out. */
  readonly phone: string;
  /** Null where the page has no such place: the words of the link stay. */
  readonly drugsLink: string | null;
  readonly providersLink: string | null;
}

/** The text with its placeholders filled: a number can be dialed if it is one US number, an address can be followed (FAQ-03, INP-01). */
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

/** Without a number to call, sentences that ask to call it are left out (ENV-05). */
function withoutCall(words: string, { phone }: PlaceholderValues): string {
  if (phone || !words.includes('{phone}')) return words;
  return words
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => !sentence.includes('{phone}'))
    .join(' ');
}
