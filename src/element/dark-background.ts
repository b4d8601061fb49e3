import { pageDocument } from '../shared/page/page-document.js';
import { adoptStyles, hasStyles, removeStyles } from './sheets.js';

/**
 * Light text colors for parts on the page itself, if an author's page is dark there. It may have a color scheme of its own, or a
 * background. An author who sets `--ucp-color-on-page` keeps the colors.
 */
const lightInks = '@media screen{:host{--ucp-color-on-page:#fff;--ucp-color-on-page-muted:#dbe1e8;--ucp-color-on-page-link:#bfe0ff}}';

/** The elements on the page. A root that nobody else holds is let go. */
const roots = new Set<WeakRef<ShadowRoot>>();
/** The roots that have their inks. */
const judgedOnce = new WeakSet<ShadowRoot>();
let isDue = false;
let isWatching = false;
let hasSkipped = false;

/** Keeps the inks of this element readable from now on, before the next paint. Not for a layout: what lies in it would inherit its inks. */
export function watchBackground(root: ShadowRoot): void {
  roots.add(new WeakRef(root));
  scheduleContrastCheck();
  if (isWatching) return;
  isWatching = true;
  const page = [pageDocument.documentElement, pageDocument.body];
  const changes = new MutationObserver(scheduleContrastCheck);
  for (const element of page) changes.observe(element, { attributes: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', scheduleContrastCheck);
  addEventListener('transitionend', ({ target }) => page.includes(target as HTMLElement) && scheduleContrastCheck());
}

/** A layout that is drawn brings a ground of its own. */
export function scheduleContrastCheck(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    checkContrast();
  });
}

/** A view shows again. The page may have changed in the meantime. */
export function judgeSkipped(): void {
  if (hasSkipped) scheduleContrastCheck();
}

function checkContrast(): void {
  const all: ShadowRoot[] = [];
  for (const ref of roots) {
    const root = ref.deref();
    if (root?.host.isConnected) all.push(root);
    else roots.delete(ref);
  }
  const shown = all.filter((root) => !judgedOnce.has(root) || !isInLeftView(root.host));
  hasSkipped = shown.length < all.length;
  // All is read before anything is changed: reading after a change would compute the styles anew.
  const judged = shown.map((root) => ({ root, isDark: isOnDark(root) }));
  for (const { root, isDark } of judged) {
    judgedOnce.add(root);
    if (isDark === hasStyles(root, lightInks)) continue;
    if (isDark) adoptStyles(root, [lightInks]);
    else removeStyles(root, lightInks);
  }
}

/** The browser skips the content of a view that was left. Reading a style there makes it lay out the whole view. */
function isInLeftView(host: Element): boolean {
  if (host.checkVisibility?.() !== false) return false;
  for (let at: Element | null = host; at; at = behind(at)) if (at.localName === 'ucp-view') return true;
  return false;
}

function isOnDark(root: ShadowRoot): boolean {
  const own = hasStyles(root, lightInks);
  const style = getComputedStyle(root.host);
  const [text, onPage] = ['--ucp-color-text', '--ucp-color-on-page'].map((name) => style.getPropertyValue(name));
  return (own || text === onPage) && isDarkBehind(root.host);
}

/** By the first background behind the element; without one, by the color of the page's text, as where a picture lies behind it. */
function isDarkBehind(host: Element): boolean {
  for (let at: Element | null = host; at; at = behind(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') break;
    const ground = luminance(backgroundColor);
    // The luminance at which white and black are equally readable.
    if (ground !== undefined) return ground < 0.179;
  }
  return (luminance(getComputedStyle(host).color) ?? 0) > 0.4;
}

function behind(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The relative luminance of a color as a browser computes it; undefined for one that is mostly transparent, or in a space not read here. */
function luminance(color: string): number | undefined {
  const [space = '', ...channels] = color.match(/[a-z]+|[\d.]+(e-?\d+)?/g) ?? [];
  const [first = 0, second = 0, third = 0, alpha = 1] = channels.filter((one) => /\d/.test(one)).map(Number);
  if (alpha < 0.5) return undefined;
  if (/^rgba?$/.test(space)) return linear(first / 255) * 0.2126 + linear(second / 255) * 0.7152 + linear(third / 255) * 0.0722;
  if (channels[0] === 'srgb') return linear(first) * 0.2126 + linear(second) * 0.7152 + linear(third) * 0.0722;
  if (/^ok/.test(space)) return first ** 3;
  return /^l/.test(space) ? ((first + 16) / 116) ** 3 : undefined;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
