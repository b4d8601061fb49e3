import { tokens } from 'virtual:described';

type Token = (typeof tokens)[string][number];

/** All tokens of a brand: the neutral ones with the brand's own values. '' is the neutral brand. */
export function tokensOf(theme: string): readonly Token[] {
  const own = new Map((tokens[theme] ?? []).map((one) => [one.name, one.value]));
  return (tokens.neutral ?? []).map((one) => ({ ...one, value: own.get(one.name) ?? one.value }));
}

/** The tokens of these groups, which are the headings in tokens.css. */
export function inGroups(theme: string, isWanted: (group: string) => boolean): ReadonlyMap<string, readonly Token[]> {
  const groups = new Map<string, Token[]>();
  for (const token of tokensOf(theme)) if (isWanted(token.group)) groups.set(token.group, [...(groups.get(token.group) ?? []), token]);
  return groups;
}

/** The value of a token, through the tokens that it points at. */
function resolved(name: string, values: ReadonlyMap<string, string>): string {
  const value = values.get(name) ?? '';
  const [, target] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return target ? resolved(target, values) : value;
}

/** Relative luminance of a hexadecimal color (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** The contrast of two tokens, such as 4.5. Undefined if one of them is no plain color. */
export function contrastOf(theme: string, front: string, ground: string): number | undefined {
  const values = new Map(tokensOf(theme).map(({ name, value }) => [name, value]));
  const colors = [resolved(front, values), resolved(ground, values)];
  if (!colors.every(isHex)) return undefined;
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The token that a color stands on. Undefined for a color that is no text and no line. */
export function groundOf(name: string, group: string, names: ReadonlySet<string>): string | undefined {
  const [, ground] = /^--ucp-color-on-(.+)$/.exec(name) ?? [];
  if (ground) return names.has(`--ucp-color-${ground}`) ? `--ucp-color-${ground}` : '--ucp-color-page';
  if (name === '--ucp-color-text-inverse') return '--ucp-color-action';
  if (group === 'Color: text' || name === '--ucp-color-border-strong') return '--ucp-color-surface';
  return undefined;
}
