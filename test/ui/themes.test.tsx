import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../src/shared/brands.js';
import * as icons from '../../src/ui/icons/index.js';

const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const tokens = read('src/themes/tokens.css');

/** A theme's stylesheet without its `@property` rules, which no layer can contain. */
const untyped = (name: string) => read(`src/themes/${name}.css`).replaceAll(/^@property --_ucp-[^}]*\}$/gm, '');

/** The custom properties of a stylesheet. The first value wins: media preferences come after the defaults. */
function declared(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--ucp-[\w-]+):\s*([^;]+);/g)) if (!found.has(name)) found.set(name, value);
  return found;
}

function theme(name: string): Map<string, string> {
  return new Map([...declared(tokens), ...(name === 'neutral' ? [] : declared(read(`src/themes/${name}.css`)))]);
}

/** The contrast ratio of two colors by WCAG 2. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The hue in degrees: red 0, green 120, blue 240. */
function hue(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

const tags = ['ma', 'pdp', 'snp', 'medsupp'].map((kind) => [`on-tag-${kind}`, `tag-${kind}`] as const);
const softs = ['action', 'accent', 'positive', 'negative', 'caution', 'info'].flatMap((role) => [
  [`on-${role}-soft`, `${role}-soft`] as const,
  ['text', `${role}-soft`] as const,
  ['link', `${role}-soft`] as const,
]);
const grounds = ['page', 'surface', 'surface-sunken', 'row-alt'].flatMap((ground) =>
  ['text', 'text-muted', 'link', 'positive', 'negative'].map((text) => [text, ground] as const),
);
const filled = [
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-action', 'action-active'],
  ['on-disabled', 'disabled'],
  ['text-inverse', 'text'],
  ['on-banner', 'banner'],
] as const;

describe('component stylesheets', () => {
  const sheets = ['src/features', 'src/ui'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  );

  it.each(sheets)('use the unit that a page may set, never the page’s font size: %s', (sheet) => {
    const rules = read(sheet).replaceAll(/@(?:container|media)[^{]*/g, '');
    expect(rules.match(/[\d.]+rem\b/g)).toBeNull();
  });
});

describe.each(['neutral', ...brands])('the theme %s', (name) => {
  const colours = theme(name);
  const colour = (role: string) => colours.get(`--ucp-color-${role}`) ?? `no ${role}`;

  it.each(tags)('[CARD-03] %s on %s is readable', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['medsupp', 'green', 90, 170],
    ['pdp', 'purple', 255, 300],
    ['snp', 'gold', 35, 55],
    ['ma', 'blue', 195, 235],
  ])('[CARD-03] the tag of %s is %s', (kind, _, from, to) => {
    expect(hue(colour(`tag-${kind}`))).toBeGreaterThan(from);
    expect(hue(colour(`tag-${kind}`))).toBeLessThan(to);
  });

  it.each([...softs, ...grounds, ...filled])('%s on %s is readable', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'page', 'row-alt'])('the border of a control is visible on %s', (ground) => {
    expect(contrast(colour('border-strong'), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it.each(['tokens', ...brands])('of %s.css are all in layers, in the same order in every file', (name) => {
    const css = untyped(name).trim();
    expect(css.startsWith('@layer ucp-tokens.base, ucp-tokens.brand, ucp-tokens.reader;')).toBe(true);
    let depth = 0;
    for (const line of css.split('\n').slice(1)) {
      if (depth === 0 && line.trim()) expect(line).toMatch(/^@layer ucp-tokens\.(base|brand|reader) \{$/);
      depth += line.split('{').length - line.split('}').length;
    }
    expect(depth).toBe(0);
  });

  it('contain custom properties only, so they do not change the page’s own styles', () => {
    for (const name of ['tokens', ...brands]) {
      const properties = [...untyped(name).matchAll(/^\s+([\w-]+):\s/gm)].map(([, property]) => property);
      expect(properties.length).toBeGreaterThan(30);
      expect(properties.filter((property) => !property?.startsWith('--ucp-'))).toEqual([]);
    }
  });

  it.each(brands)('of %s apply to a part of the page and to a single element', (name) => {
    const css = read(`src/themes/${name}.css`).replaceAll(/\s+/g, ' ');
    expect(css).toContain(`[data-ucp-theme="${name}" i], :host([theme="${name}" i]) {`);
    expect([...declared(css).keys()].filter((token) => !declared(tokens).has(token))).toEqual([]);
  });

  it('include every file in src/themes', () => {
    const files = readdirSync('src/themes').filter((name) => name !== 'tokens.css');
    expect(files.toSorted()).toEqual(brands.map((name) => `${name}.css`).toSorted());
    const adopted = /adoptStyles\(root, \[([^\]]*)\]/.exec(read('src/element/theme.ts'))?.[1]?.split(', ');
    expect(adopted?.toSorted()).toEqual(['tokens', ...brands].toSorted());
  });

  it('are documented for brand sites', () => {
    const code = brands.map((name) => `\`${name}\``).join(', ');
    expect(read('docs/brands.md').split(code)).toHaveLength(3);
  });

  it('are set again in every scope, and follow the reader’s preferences', () => {
    const css = tokens.replaceAll(/\s+/g, ' ');
    expect(css.split(':root, [data-ucp-theme], :host([theme]) {')).toHaveLength(6);
    for (const asked of ['prefers-contrast: more', 'prefers-reduced-motion: reduce', 'forced-colors: active'])
      expect(css).toContain(`@media (${asked}) {`);
    expect(css).toContain('@media print {');
  });
});

describe('the stylesheets', () => {
  /** Component properties that a page may set. Each falls back to a token. */
  const own = ['button-radius', 'input-radius', 'row-alt-background', 'popup-max-width'].map((name) => `--ucp-${name}`);
  const sheets = readdirSync('src/ui').filter((file) => file.endsWith('.css'));

  it.each(sheets)('%s uses only tokens that exist', (file) => {
    const css = read(`src/ui/${file}`);
    const names = [...css.matchAll(/var\((--ucp-[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !declared(tokens).has(name) && !own.includes(name))).toEqual([]);
    for (const name of own) expect(css.split(`var(${name},`).length).toBe(css.split(`var(${name}`).length);
  });

  it('are beside a component of the same name', () => {
    const files = readdirSync('src/ui');
    const shared = ['base.css', 'contained.css', 'Form.css'];
    expect(sheets.filter((file) => !shared.includes(file) && !files.includes(file.replace('.css', '.tsx')))).toEqual([]);
  });
});

describe('the icons', () => {
  const files = readdirSync('src/ui/icons').filter((file) => file !== 'index.ts' && file !== 'art.ts');
  const camel = (file: string) => file.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

  it('are all exported under the name of their file', () => {
    expect(Object.keys(icons).sort()).toEqual(files.map(camel).sort());
  });

  it.each(Object.entries(icons))('%s stays inside its grid', (_, art) => {
    expect(art.d).toMatch(/^M[\d.]/);
    for (const [, x = '', y = ''] of art.d.matchAll(/M([\d.]+)[ ,]?([\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(24);
      expect(Number(y)).toBeLessThanOrEqual(24);
    }
  });
});
