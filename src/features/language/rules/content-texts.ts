/**
 * The texts of a subject with the replacements from content: `savedPlans.empty` replaces the text `empty` of the
 * subject `savedPlans`. Only texts without parameters can be replaced (CONT-01).
 */
export function withContentTexts<Texts extends object>(texts: Texts, said: Readonly<Record<string, string>>, subject: string): Texts {
  if (!Object.keys(said).some((key) => key.startsWith(`${subject}.`))) return texts;
  const entries = Object.entries(texts).map(([name, text]) => [name, replaceText(text, said, `${subject}.${name}`)]);
  return Object.fromEntries(entries) as Texts;
}

function replaceText(text: unknown, said: Readonly<Record<string, string>>, key: string): unknown {
  if (typeof text === 'string') return Object.hasOwn(said, key) ? said[key] : text;
  return typeof text === 'object' && text !== null && !Array.isArray(text) ? withContentTexts(text, said, key) : text;
}
