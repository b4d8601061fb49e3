import axe from 'axe-core';
import { speakSpanish } from '../src/features/language/actions/language.js';
import { brands } from '../src/shared/brands.js';
import { dress } from './fresh-page.js';

/** These can differ by brand: colors, and the size of things. */
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

/** In this brand and language, by these rules of axe, or by all. */
async function check(canvas: HTMLElement, brand: string, lang: string, rules?: readonly string[]): Promise<void> {
  dress(brand, lang);
  await drawn();
  const { violations } = await axe.run(canvas, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: [...rules] } : { rules: { region: { enabled: false } } }),
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
  if (found.length > 0) throw new Error(`axe finds in the brand ${brand || 'neutral'}, ${lang}:\n${found.join('\n')}`);
}

/**
 * Axe checks the final state of the story in every other brand, and in the last of them in Spanish. The addon then checks it in the story's
 * own brand and language.
 */
export async function checkEveryLook(canvas: HTMLElement, theme: string, lang: string): Promise<void> {
  const others = ['', ...brands].filter((one) => one !== theme);
  const last = others.pop() ?? theme;
  for (const brand of others) await check(canvas, brand, lang, OF_A_BRAND);
  await speakSpanish();
  await check(canvas, last, 'es');
  dress(theme, lang);
  await drawn();
}
