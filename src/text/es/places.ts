const kinds: Readonly<Record<string, string>> = {
  county: 'el condado',
  parish: 'la parroquia',
  borough: 'el distrito',
  municipio: 'el municipio',
  municipality: 'el municipio',
  'census area': 'el área censal',
  city: 'la ciudad',
};

const NAMED = new RegExp(`^(.+?)(?: city and)?\\s+(${Object.keys(kinds).join('|')})$`, 'i');

/** A county behind its article: `el condado de Maricopa`. Some services name it with its kind already. */
export function theCounty(name: string): string {
  if (/^district of columbia$/i.test(name)) return 'el Distrito de Columbia';
  const [, own = name, kind = 'county'] = NAMED.exec(name) ?? [];
  return `${kinds[kind.toLowerCase()]} de ${own}`;
}

/** A county as it stands in a sentence: `condado de Maricopa`. */
export function countyName(name: string): string {
  return theCounty(name).slice('el '.length);
}

/** The same where it stands alone: `Condado de Maricopa`. */
export function countyTitle(name: string): string {
  const text = countyName(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
