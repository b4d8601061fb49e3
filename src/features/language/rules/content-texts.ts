/**
 * The texts of a subject with the replacements from content: `savedPlans.empty` replaces the text `empty` of the
 * subject `savedPlans`. Only texts without parameters can be replaced (CONT-01).
 */
export function withContentTexts<Texts extends object>(texts: Texts, messages: Readonly<Record<string, string>>, subject: string): Texts {
  if (!Object.keys(messages).some((key) => key.startsWith(`${subject}.`))) return texts;
  const entries = Object.entries(texts).map(([name, text]) => [name, replaceText(text, messages, `${subject}.${name}`)]);
  return Object.fromEntries(entries) as Texts;
}

function replaceText(text: unknown, messages: Readonly<Record<string, string>>, key: string): unknown {
  if (typeof text === 'string') return Object.hasOwn(messages, key) ? messages[key] : text;
  return typeof text === 'object' && text !== null && !Array.isArray(text) ? withContentTexts(text, messages, key) : text;
}
