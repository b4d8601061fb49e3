import axe from 'axe-core';
import { loadSpanishTexts } from '../src/features/language/actions/language.js';
import { brands } from '../src/shared/brands.js';
import { dress } from './fresh-page.js';

/** A rule of axe that a story switches off in its `parameters.a11y`. */
export interface AxeRule {
  readonly id: string;
  readonly enabled: boolean;
}

/** The rules that another brand can break: colors and sizes. */
const OF_A_BRAND = ['color-contrast', 'target-size', 'link-in-text-block'];

/** Two frames, so that the page has drawn; what fades comes to its end at once. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of animationsIn(document)) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** A document knows those of its own tree alone. */
function animationsIn(root: Document | ShadowRoot): readonly Animation[] {
  const within = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsIn(shadowRoot) : []));
  return [...root.getAnimations(), ...within];
}

/** Checks a brand and language by `only` some rules of axe, or by all except `off`. Frames are stories of their own. */
async function check(
  canvas: HTMLElement,
  brand: string,
  lang: string,
  by: { only?: readonly string[]; off?: readonly AxeRule[] },
): Promise<void> {
  dress(brand, lang);
  await drawn();
  const off = Object.fromEntries((by.off ?? []).map(({ id, enabled }) => [id, { enabled }]));
  const { violations } = await axe.run(canvas, {
    resultTypes: ['violations'],
    iframes: false,
    ...(by.only ? { runOnly: [...by.only] } : { rules: { region: { enabled: false }, ...off } }),
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
  if (found.length > 0) throw new Error(`axe finds in the brand ${brand || 'neutral'}, ${lang}:\n${found.join('\n')}`);
}

/**
 * Checks the finished story in every other brand, by the rules that a brand can break. The last brand is in Spanish
 * and checked by all rules.
 */
export async function checkEveryLook(canvas: HTMLElement, theme: string, lang: string, off: readonly AxeRule[]): Promise<void> {
  const others = ['', ...brands].filter((one) => one !== theme);
  const last = others.pop() ?? theme;
  for (const brand of others) await check(canvas, brand, lang, { only: OF_A_BRAND });
  await loadSpanishTexts();
  await check(canvas, last, 'es', { off });
  dress(theme, lang);
  await drawn();
}
