/** What dials a number that is written for people, such as '1-800-555-0142': digits alone, with the country's 1 (FAQ-03, TFN-01). */
export function telUrl(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  // Short codes such as 711 have no country.
  return digits.length < 10 ? `tel:${digits}` : `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
