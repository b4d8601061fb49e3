const kinds: Readonly<Record<string, string>> = { county: 'condado', parish: 'parroquia', borough: 'distrito', municipio: 'municipio' };

/** A county as it stands in a sentence: `condado de Maricopa`. Some services name it with its kind already. */
export function countyName(name: string): string {
  const [, own = name, kind = 'county'] = /^(.+?)\s+(county|parish|borough|municipio)$/i.exec(name) ?? [];
  return `${kinds[kind.toLowerCase()]} de ${own}`;
}

/** The same where it stands alone: `Condado de Maricopa`. */
export function countyTitle(name: string): string {
  const text = countyName(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
