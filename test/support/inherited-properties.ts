/** Values of CSS of every kind. A property that is inherited takes one of them that is not its initial value. */
export const valuePool: readonly string[] = [
  ...'auto none normal all both always never avoid on off fixed static relative absolute sticky hidden visible collapse'.split(' '),
  ...'left right center start end justify top bottom middle baseline above below over under alphabetic ideographic hanging'.split(' '),
  ...'block inline flex grid contents table row column wrap nowrap pretty balance stable anywhere break-word break-all keep-all'.split(' '),
  ...'pre pre-wrap uppercase italic bold small-caps condensed underline overline solid dotted double dashed thick open'.split(' '),
  ...'rtl vertical-rl vertical-lr sideways upright mixed plaintext isolate isolate-override bidi-override weight style'.split(' '),
  ...'disc square circle inside outside separate hide show crosshair text pointer disabled inert read-write'.split(' '),
  ...'light dark exact economy preserve preserve-3d pixelated crisp-edges geometricPrecision optimizeSpeed optimizeQuality'.split(' '),
  ...'strict loose manual hyphens evenodd round bevel butt miter linearRGB sRGB luminance alpha add multiply'.split(' '),
  ...'thin scroll smooth contain cover fill stroke border-box content-box padding-box view-box margin-box'.split(' '),
  ...'oldstyle-nums slashed-zero common-ligatures no-common-ligatures historical-forms ruby jis78 sub super emoji sans-serif'.split(' '),
  ...'compact math infinite reverse paused forwards linear trim-start space-all no-autospace cap alphabetic forwards standard'.split(' '),
  ...'constrained no-limit spell-out local element legacy optional drag no-drag clip ellipsis match-parent inter-word'.split(' '),
  ...[
    'red',
    '7px',
    '7px 7px',
    '0.5',
    '7',
    '700',
    '77%',
    '200%',
    '3s',
    '45deg',
    '"x"',
    '"x" "y" "z" "w"',
    'url("#x")',
    'ease-in',
    '7px 7px 7px red',
  ],
  ...['allow-keywords', 'red red', '"smcp" 7', '"wght" 7', 'visual', 'horizontal', 'after', 'content', 'grow'],
  ...[
    'light only',
    'dark',
    'red 7px 7px',
    'translate(7px)',
    'scale(2)',
    'blur(7px)',
    'path("M0 0")',
    'inset(7px)',
    'circle(7px)',
    'span 7',
  ],
  ...['first last', 'under left', 'over right', '"x" 1', 'all-petite-caps', 'each-line 7px', '7px hanging', 'no-common-ligatures', 'cjk'],
  ...[
    'repeat(2, 7px)',
    '--x',
    'x',
    'linear-gradient(red, red)',
    'size',
    'inline-size',
    'none dark',
    '7px auto',
    'from-image',
    'rgb(1, 2, 3)',
    'weight style',
  ],
];

/** A property that a child has from its parent, with a value that is not the initial one. */
export interface Inherited {
  readonly name: string;
  readonly value: string;
}

/**
 * Asks the browser which of its properties are inherited: each is set on an element, and read on a plain child of it. Takes nothing from
 * outside itself, so a driver can send it to another browser.
 */
export function inheritedProperties(pool: readonly string[]): Inherited[] {
  const parent = document.body.appendChild(document.createElement('div'));
  const child = parent.appendChild(document.createElement('div'));
  // Its width would be that of its parent, inherited or not.
  child.style.position = 'absolute';
  const [outer, inner] = [getComputedStyle(parent), getComputedStyle(child)];
  const inherited: Inherited[] = [];
  for (const name of Array.from(outer).filter((one) => !one.startsWith('--'))) {
    const [before, within] = [outer.getPropertyValue(name), inner.getPropertyValue(name)];
    const value = pool.find((one) => {
      parent.style.cssText = '';
      parent.style.setProperty(name, one);
      return outer.getPropertyValue(name) !== before;
    });
    const isInherited = inner.getPropertyValue(name) !== within && inner.getPropertyValue(name) === outer.getPropertyValue(name);
    if (value !== undefined && isInherited) inherited.push({ name, value });
    parent.style.cssText = '';
  }
  parent.remove();
  return inherited;
}
