import { declaredIn, themes, valuesOf } from './theme-files.mjs';

/**
 * The tokens in the format of the W3C Design Tokens Community Group (2025.10), for design tools. If the format cannot
 * express a value fully, its CSS is in `$extensions`.
 *
 * @typedef {{ $type: string, $value: unknown, $description?: string, $extensions: { 'ucp-elements': { property: string, css?: string } } }} DesignToken
 * @typedef {Readonly<Record<string, DesignToken | Readonly<Record<string, DesignToken>>>>} Theme
 */

/** Design tools do not need the pixels of `--ucp-unit`: sizes are in rem, as the unit is. */
const factor = /^(?:calc|min)\(var\(--ucp-(?:space-)?unit\)(?: \* ([\d.]+))?(?:, [\d.]+vw)?\)$/;
const unitAlone = /^min\(var\(--ucp-unit\), [\d.]+vw\)$/;
const alias = /^var\((--ucp-[a-z0-9-]+)\)$/;

/** `--ucp-color-on-page` to `['color', 'on-page']`, `--ucp-unit` to `['unit']`. */
function pathOf(name) {
  const [first, ...rest] = name.replace('--ucp-', '').split('-');
  return rest.length > 0 ? [first, rest.join('-')] : [first];
}

function color(text) {
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const components = [0, 2, 4].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
    return { colorSpace: 'srgb', components, alpha: 1, hex: text };
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (rgb) {
    const [red, green, blue, alpha] = rgb.slice(1).map(Number);
    return { colorSpace: 'srgb', components: [red, green, blue].map((one) => Number((one / 255).toFixed(4))), alpha };
  }
  return text === 'transparent' ? { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 } : undefined;
}

function dimension(text) {
  const plain = /^(-?[\d.]+)(px|rem)?$/.exec(text);
  if (plain && (plain[2] || Number(plain[1]) === 0)) return { value: Number(plain[1]), unit: plain[2] ?? 'px' };
  if (unitAlone.test(text)) return { value: 1, unit: 'rem' };
  const scaled = factor.exec(text);
  return scaled ? { value: Number(scaled[1] ?? 1), unit: 'rem' } : undefined;
}

function shadow(text) {
  const layers = text.split(/,\s*(?![^(]*\))/).map((one) => {
    const [, offsets, tint] = /^(.*?) (rgb\(.*\)|#[0-9a-f]{6})$/.exec(one) ?? [];
    const [offsetX, offsetY, blur, spread = dimension('0')] = (offsets ?? '').split(' ').map(dimension);
    return tint && blur && { color: color(tint), offsetX, offsetY, blur, spread };
  });
  return layers.every(Boolean) ? layers : undefined;
}

const numbers = (text) => /^cubic-bezier\((.*)\)$/.exec(text)?.[1].split(',').map(Number);
const duration = (text) => (/^[\d.]+ms$/.test(text) ? { value: Number.parseFloat(text), unit: 'ms' } : undefined);
const number = (text) => (/^-?[\d.]+$/.test(text) ? Number(text) : undefined);
const family = (text) => text.split(/,\s*/).map((one) => one.replaceAll('"', ''));

/**
 * The type of a token by its name, and the parser of its value. The first match wins.
 *
 * @type {readonly [RegExp, string, (text: string) => unknown][]}
 */
const readers = [
  [/^--ucp-font-/, 'fontFamily', family],
  [/^--ucp-weight-/, 'fontWeight', number],
  [/^--ucp-(leading|z|density)\b/, 'number', number],
  [/^--ucp-shadow-/, 'shadow', shadow],
  [/^--ucp-duration-/, 'duration', duration],
  [/^--ucp-ease-/, 'cubicBezier', numbers],
  [/./, 'color', color],
  [/./, 'dimension', dimension],
];

/** The type and the value of a text; undefined if the format has no type for it, such as `62ch`. */
function typed(name, text) {
  for (const [names, $type, read] of readers) {
    const $value = names.test(name) ? read(text) : undefined;
    if ($value !== undefined) return { $type, $value };
  }
  return undefined;
}

/** Follows aliases to a text. */
function textOf(values, name) {
  const target = alias.exec(values.get(name))?.[1];
  return target ? textOf(values, target) : values.get(name);
}

/** Notes start with the neutral size in pixels. */
const withoutSize = (note) => note.replace(/^[\d.]+[,;]?\s*/, '');

function tokenOf(theme, values, { name, value, note: neutralNote }) {
  const css = values.get(name);
  const resolved = typed(name, textOf(values, name));
  const note = css === value ? neutralNote : withoutSize(neutralNote);
  const target = alias.exec(css)?.[1];
  const isScaled = !target && /\(var\(/.test(css);
  return {
    ...resolved,
    ...(target ? { $value: `{${[theme, ...pathOf(target)].join('.')}}` } : {}),
    ...(note ? { $description: note } : {}),
    $extensions: { 'ucp-elements': { property: name, ...(isScaled ? { css } : {}) } },
  };
}

/** The tokens that the format cannot express. */
export function leftOut() {
  const neutral = valuesOf('neutral');
  return [...neutral.keys()].filter((name) => !typed(name, textOf(neutral, name)));
}

/**
 * `ucp-elements/tokens.json`: a group for each theme, each with all tokens.
 *
 * @returns {Readonly<Record<string, Theme>>}
 */
export function designTokens() {
  const out = new Set(leftOut());
  const all = declaredIn('neutral').filter(({ name }) => !out.has(name));
  const entries = Object.keys(themes).map((theme) => {
    const values = valuesOf(theme);
    const groups = {};
    for (const token of all) {
      const made = tokenOf(theme, values, token);
      const [first, rest] = pathOf(token.name);
      groups[first] = rest ? { ...groups[first], [rest]: made } : made;
    }
    return [theme, groups];
  });
  return Object.fromEntries(entries);
}
