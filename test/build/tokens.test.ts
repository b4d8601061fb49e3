import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { type DesignToken, designTokens, leftOut } from '../../scripts/lib/tokens/design-tokens.mjs';
import { declaredIn, themes, tokensCss, valuesOf } from '../../scripts/lib/tokens/theme-files.mjs';
import { brands } from '../../src/shared/brands.js';

/** The published tokens, compared with the themes. */

const all = designTokens();

/** The tokens of a theme by their path, such as `color.on-page`. */
function tokensOf(theme: string): ReadonlyMap<string, DesignToken> {
  const entries = Object.entries(all[theme] ?? {}).flatMap(([group, one]) =>
    '$value' in one ? [[group, one]] : Object.entries(one).map(([name, token]) => [`${group}.${name}`, token]),
  );
  return new Map(entries as [string, DesignToken][]);
}

const propertyOf = ({ $extensions }: DesignToken) => $extensions['ucp-elements'].property;

it('publishes the neutral theme and every brand', () => {
  expect(Object.keys(themes)).toEqual(['neutral', ...brands]);
  expect(Object.keys(all)).toEqual(['neutral', ...brands]);
});

it('contains every token of the themes', () => {
  for (const file of Object.values(themes)) {
    const css = readFileSync(resolve(import.meta.dirname, '../../src/themes', file), 'utf8');
    const theme = Object.keys(themes).find((name) => themes[name] === file) ?? '';
    const rule = (css.split('@layer ucp-tokens.reader {')[0] ?? '').replace(/\/\*.*?\*\//gs, '');
    expect(declaredIn(theme).map(({ name }) => name)).toEqual(rule.match(/--ucp-[a-z0-9-]+(?=:\s)/g));
  }
});

it('tokens.css is a valid stylesheet with every theme', () => {
  const { warnings } = transform({ filename: 'tokens.css', code: Buffer.from(tokensCss()) });
  expect(warnings).toEqual([]);
  for (const brand of brands) expect(tokensCss()).toContain(`[data-ucp-theme="${brand}" i]`);
});

describe.each(Object.keys(themes))('tokens.json, %s', (theme) => {
  const tokens = tokensOf(theme);

  it('has every token except those that the format has no type for', () => {
    const names = [...valuesOf('neutral').keys()].filter((name) => !leftOut().includes(name));
    expect([...tokens.values()].map(propertyOf).toSorted()).toEqual(names.toSorted());
  });

  it('has values of the token’s type', () => {
    for (const [path, { $type, $value }] of tokens) {
      if (typeof $value === 'string') continue;
      const shape = {
        color: { colorSpace: 'srgb', components: [expect.any(Number), expect.any(Number), expect.any(Number)], alpha: expect.any(Number) },
        dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) },
        duration: { value: expect.any(Number), unit: 'ms' },
        cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
        fontFamily: expect.arrayContaining([expect.any(String)]),
        fontWeight: expect.any(Number),
        number: expect.any(Number),
        shadow: expect.arrayContaining([expect.objectContaining({ color: expect.anything(), blur: expect.anything() })]),
      }[$type];
      expect({ path, $value }).toEqual({ path, $value: $type === 'color' ? expect.objectContaining(shape as object) : shape });
    }
  });

  it('has aliases to tokens of the same brand and type', () => {
    const aliases = [...tokens].filter(([, { $value }]) => typeof $value === 'string');
    expect(aliases.length).toBeGreaterThan(3);
    for (const [path, { $value, $type }] of aliases) {
      const target = String($value).slice(1, -1).replace(`${theme}.`, '');
      expect(tokens.get(target)?.$type, `${path}: ${$value}`).toBe($type);
    }
  });
});

it('tokens.json has the values of each brand', () => {
  expect(tokensOf('aarp').get('color.action')?.$value).toMatchObject({ hex: '#951c33' });
  expect(tokensOf('uhc').get('color.action')?.$value).toMatchObject({ hex: valuesOf('uhc').get('--ucp-color-action') });
  expect(tokensOf('uhc').get('color.surface')?.$value).toMatchObject({ hex: valuesOf('neutral').get('--ucp-color-surface') });
  expect(tokensOf('neutral').get('text.lg')).toMatchObject({
    $value: { value: 1.25, unit: 'rem' },
    $extensions: { 'ucp-elements': { css: 'min(var(--ucp-unit) * 1.25, 9.4vw)' } },
  });
});
