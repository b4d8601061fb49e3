import { type Decoder, fieldOf, readText } from '../../shared/http/wire.js';

/**
 * A phone number. It may have letters and words beside its digits, as '1-800-MEDICARE'. Words alone are not a number
 * (TFN-01).
 */
export function readNumber(value: unknown): string | null {
  const text = readText(value);
  return text && /\d{3}/.test(text) ? text : null;
}

/** A response without a phone number is a bad body; the caller then uses the default number (TFN-01). */
export const decodeTollFreeNumber: Decoder<string> = (body) => readNumber(fieldOf(body, 'maPdpTFN')) ?? undefined;
