import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { minifyCss } from '../../rollup/inline-css.mjs';

describe('the stylesheets of a build', () => {
  it.each([
    ['cascade layers', '@layer base { :host { display: block } }', '@layer base{:host{display:block}}'],
    ['host selectors with a condition', ':host([theme="uhc"]) .x { color: red }', ':host([theme=uhc]) .x{color:red}'],
    [
      'slotted children and parts',
      '::slotted(p) { margin: 0 } ::part(card):hover { margin: 0 }',
      '::slotted(p){margin:0}::part(card):hover{margin:0}',
    ],
    [
      'the meaning of nested rules',
      '.x { color: red; &:hover { color: blue } .y { margin: 0 } }',
      '.x{color:red}.x:hover{color:#00f}.x .y{margin:0}',
    ],
    ['the specificity of a nested list', '#a, .b { & i { margin: 0 } }', ':is(#a,.b) i{margin:0}'],
    ['container queries', '@container (width > 300px) { .x { margin: 0 } }', '@container (width>300px){.x{margin:0}}'],
    ['logical properties', '.x { padding-inline: 2px; inset: 0 }', '.x{padding-inline:2px;inset:0}'],
    ['the direction of the page', '.x:dir(rtl) { scale: -1 1 }', '.x:dir(rtl){scale:-1 1}'],
    ['custom properties as they are written', '.x { --a: 1px; margin: var(--a, 2px) }', '.x{--a:1px;margin:var(--a,2px)}'],
  ])('keep %s', (_, source, expected) => {
    expect(minifyCss(source, 'x.css')).toBe(expected);
  });

  it.each([
    ['Safari before 17', '.x { hyphens: auto }', '.x{-webkit-hyphens:auto;hyphens:auto}'],
    ['Safari before 18', '.x { user-select: none }', '.x{-webkit-user-select:none;user-select:none}'],
  ])('use a prefix for %s', (_, source, expected) => {
    expect(minifyCss(source, 'x.css')).toBe(expected);
  });

  it.each([
    ['an unknown selector', '.x:host-contxt(a) { color: red }'],
    ['an extra bracket', '.x { color: red; } }'],
  ])('fail on %s', (_, source) => {
    expect(() => minifyCss(source, 'x.css')).toThrow();
  });

  it('have no text-wrap: pretty for WebKit, which does not support overflow-anchor and has crashed on it', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const sheets = files.map((name) => minifyCss(readFileSync(`src/${name}`, 'utf8'), name)).filter((css) => /text-wrap:pretty/.test(css));
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.replace('@supports (overflow-anchor:auto){.root{text-wrap:pretty}}', '')).not.toContain('pretty');
  });
});
