const CODE_LENGTH = 'H0609-044'.length;

/** Removes the code at the end of a plan name: letter, four digits, dash, three digits. A name that is only a code stays (CARD-12). */
export function displayName(name: string): string {
  const trimmed = name.trim();
  const rest = trimmed.slice(0, -CODE_LENGTH);
  const endsInCode = /^[a-z]\d{4}-\d{3}$/i.test(trimmed.slice(-CODE_LENGTH)) && /[\s–-]/.test(rest.slice(-1));
  return (endsInCode && withoutDash(rest)) || trimmed;
}

/** Removes the separator before the code. `Essentials - H0609-044` and `Essentials-H0609-044` both become 'Essentials'. */
function withoutDash(rest: string): string {
  const name = rest.trimEnd();
  return name === rest || /(?:^|\s)[-–]$/.test(name.slice(-2)) ? name.slice(0, -1).trimEnd() : name;
}
