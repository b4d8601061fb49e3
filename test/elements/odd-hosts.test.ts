import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { planCard } from '../../elements/plan-card.js';
import { savedPlans } from '../../elements/saved-plans.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** Bubbles on pages with a zoom, and dialogs in frames. */

const tables = [savedPlans, planCard];

beforeAll(async () => {
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

function style(css: string): void {
  const sheet = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: css }));
  onTestFinished(() => sheet.remove());
}

describe('a bubble', () => {
  const card = () => [...document.querySelectorAll('ucp-saved-plans')][0]?.shadowRoot;
  const tag = () => card()?.querySelector<HTMLElement>('.tip > button');
  const bubble = () => tag()?.nextElementSibling as HTMLElement;

  it.each(
    [390, 1280].flatMap((width) =>
      [
        ['the body', 'body { zoom: 1.5 }', 1.5],
        ['the root', 'html { zoom: 1.25 }', 1.25],
        ['an ancestor', 'main { zoom: 1.5 }', 1.5],
        ['an ancestor, made smaller', 'main { zoom: 0.75 }', 0.75],
        ['two ancestors', 'body { zoom: 1.25 } main { zoom: 1.2 }', 1.5],
        ['the element', 'ucp-saved-plans { zoom: 1.4 }', 1.4],
        ['nothing', '', 1],
      ].map(([what, css, scale]) => [width, what, css, scale] as [number, string, string, number]),
    ),
  )('[HOST-01] is beside its tag at %i px with a zoom on %s', async (width, _, css, scale) => {
    await page.viewport(width, 800);
    style(`main { padding-block: 300px 2000px } ${css}`);
    await openPage({ shopper: 'member' });
    document.body.innerHTML = '<main><ucp-saved-plans></ucp-saved-plans></main>';
    await expect.poll(tag).toBeTruthy();
    tag()?.scrollIntoView({ block: 'center', behavior: 'instant' });
    tag()?.focus();
    await expect.poll(() => bubble().matches(':popover-open')).toBe(true);
    const [at, box] = [tag()?.getBoundingClientRect() as DOMRect, bubble().getBoundingClientRect()];
    const isAbove = bubble().classList.contains('is-above');
    expect(isAbove ? at.top - box.bottom : box.top - at.bottom).toBeCloseTo(12 * scale, 0);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(innerWidth);
    const arrow = getComputedStyle(bubble(), '::before');
    const tip = box.left + (Number.parseFloat(arrow.left) + Number.parseFloat(arrow.width) / 2) * scale;
    expect(tip).toBeGreaterThan(at.left);
    expect(tip).toBeLessThan(at.right);
  });
});

describe('a dialog in a frame that is as tall as its page', () => {
  /** A frame of 5,200 px in a window of 600 px, whose page has a button for each place and loads the dialog's own code. */
  async function openFrame(width: number, frameHeight = 5200): Promise<HTMLIFrameElement> {
    await page.viewport(width, 600);
    document.body.innerHTML = `<p style="height:900px">before</p><iframe style="display:block;width:100%;height:${frameHeight}px;border:0"></iframe><p style="height:900px">behind</p>`;
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    frame.srcdoc = `<!doctype html><style>body { margin: 0; height: ${frameHeight}px; position: relative } button { position: absolute }</style>
      <button style="top:40px">first</button><button style="top:2500px">middle</button><button style="top:5100px">last</button>
      <dialog style="position:fixed;inset:0;margin:auto;width:300px;height:fit-content;max-height:calc(100% - 32px);overflow:auto;padding:0;border:0">
        <div class="content" style="height:200px"><button style="position:static">inside</button></div>
      </dialog>
      <script type="module">
        import { modalOf } from '${location.origin}/src/ui/modal.ts';
        const dialog = document.querySelector('dialog');
        let modal;
        for (const button of document.querySelectorAll('body > button')) {
          button.onclick = () => { modal = modalOf(dialog, () => modal.shut()); modal.open(); };
        }
        window.isReady = true;
      </script>`;
    await expect.poll(() => (frame.contentWindow as unknown as { isReady?: boolean })?.isReady).toBe(true);
    return frame;
  }

  /** The dialog in px of the window around the frame. */
  function placed(frame: HTMLIFrameElement) {
    const box = frame.contentDocument?.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
    const { top } = frame.getBoundingClientRect();
    return { top: top + box.top, bottom: top + box.bottom, height: box.height };
  }

  const isInView = (frame: HTMLIFrameElement) => placed(frame).height > 0 && placed(frame).top >= 0 && placed(frame).bottom <= innerHeight;

  it.each([390, 1280].flatMap((width) => ['first', 'middle', 'last'].map((name) => [width, name] as const)))(
    '[HOST-02] opens in view of the control that opened it, at %i px: %s',
    async (width, name) => {
      const frame = await openFrame(width);
      const button = [...(frame.contentDocument?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name);
      button?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
      button?.click();
      await expect.poll(() => isInView(frame)).toBe(true);
      const at = button?.getBoundingClientRect() ?? new DOMRect();
      const box = frame.contentDocument?.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
      expect(Math.abs((at.top + at.bottom) / 2 - (box.top + box.bottom) / 2), 'near its control').toBeLessThan(200);
    },
  );

  it('[HOST-02] is as high as what shows of the frame, and scrolls within', async () => {
    const frame = await openFrame(390);
    const content = frame.contentDocument?.querySelector<HTMLElement>('.content');
    if (content) content.style.height = '1500px';
    const button = frame.contentDocument?.querySelectorAll('button')[1];
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button?.focus();
    button?.click();
    await expect.poll(() => isInView(frame)).toBe(true);
    expect(placed(frame).height).toBeGreaterThan(500);
  });

  it('[HOST-02] opened by no shopper is in the visible part, and does not scroll the page', async () => {
    const frame = await openFrame(390);
    scrollTo({ top: 3000, behavior: 'instant' });
    frame.contentDocument?.querySelector('button')?.click();
    await expect.poll(() => isInView(frame)).toBe(true);
    expect(scrollY).toBe(3000);
  });

  it('[HOST-02] [HOST-03] is in the middle of a frame that scrolls by itself and is wholly in view', async () => {
    const frame = await openFrame(390, 5200);
    frame.style.height = '500px';
    document.querySelector('p')?.remove();
    scrollTo({ top: 0, behavior: 'instant' });
    const button = frame.contentDocument?.querySelectorAll('button')[1];
    button?.focus();
    const styleOf = () => frame.contentDocument?.querySelector('dialog')?.style.cssText;
    const before = [frame.contentWindow?.scrollY, styleOf()];
    button?.click();
    await expect.poll(() => placed(frame).height).toBeGreaterThan(0);
    await drawn(frame.contentWindow as Window);
    const { top, bottom } = placed(frame);
    expect((top + bottom) / 2 - frame.getBoundingClientRect().top).toBeCloseTo(250, -1);
    expect([frame.contentWindow?.scrollY, styleOf()]).toEqual(before);
  });

  const shorter = [390, 1280].flatMap((width) =>
    [30, 300, 2600].flatMap((missing) => ['first', 'middle', 'last'].map((name) => [missing, width, name] as const)),
  );

  it.each(shorter)(
    '[HOST-02] opens in view of its control in a frame %i px shorter than its content, at %i px: %s',
    async (missing, width, name) => {
      const frame = await openFrame(width);
      frame.style.height = `${5200 - missing}px`;
      const button = [...(frame.contentDocument?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name);
      // The shopper has scrolled both pages to it.
      button?.scrollIntoView({ block: 'center', behavior: 'instant' });
      button?.focus({ preventScroll: true });
      const before = [scrollY, frame.contentWindow?.scrollY];
      button?.click();
      await expect.poll(() => isInView(frame)).toBe(true);
      expect([scrollY, frame.contentWindow?.scrollY], 'nothing moves').toEqual(before);
      const at = button?.getBoundingClientRect() ?? new DOMRect();
      const box = frame.contentDocument?.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
      expect(Math.abs((at.top + at.bottom) / 2 - (box.top + box.bottom) / 2), 'near its control').toBeLessThan(200);
    },
  );

  it('[HOST-02] opens in view of a frame that is taller than its content', async () => {
    const frame = await openFrame(390, 5200);
    frame.contentDocument?.body.style.setProperty('height', '300px');
    scrollTo({ top: 3000, behavior: 'instant' });
    frame.contentDocument?.querySelector('button')?.click();
    await expect.poll(() => isInView(frame)).toBe(true);
  });

  it('[HOST-02] opens in view of a frame that is wider than the window', async () => {
    const frame = await openFrame(390, 1000);
    frame.style.width = '900px';
    const button = frame.contentDocument?.querySelector('button');
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button?.focus();
    button?.click();
    const sides = () => {
      const box = frame.contentDocument?.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
      const { left } = frame.getBoundingClientRect();
      return box.width > 0 && left + box.left >= 0 && left + box.right <= innerWidth;
    };
    await expect.poll(sides).toBe(true);
  });

  it('[HOST-02] comes into view with a frame that was out of sight when it opened', async () => {
    const frame = await openFrame(390);
    frame.style.height = '4900px';
    scrollTo({ top: 0, behavior: 'instant' });
    frame.style.marginBlockStart = '2000px';
    frame.contentDocument?.querySelector('button')?.click();
    await drawn(window);
    scrollTo({ top: 3500, behavior: 'instant' });
    await expect.poll(() => isInView(frame)).toBe(true);
  });

  it.each([30, 300, 2600])('[HOST-02] opens in view of a frame of another origin, %i px shorter than its content', async (missing) => {
    await page.viewport(390, 600);
    // A sandboxed frame has no origin, and may load no module. So it gets the code itself.
    const code = await (await fetch('/src/ui/tall-frame.ts')).text();
    const own = code.replaceAll(/^import .*$/gm, '').replace('export function', 'function');
    expect(own).toContain('function placeInView');
    document.body.innerHTML = `<p style="height:900px">before</p><iframe sandbox="allow-scripts" style="display:block;width:100%;height:${5200 - missing}px;border:0"></iframe><p style="height:900px">behind</p>`;
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    scrollTo({ top: 3000, behavior: 'instant' });
    let box = { top: 0, bottom: 0 };
    const hear = ({ data, source }: MessageEvent) => {
      if (source === frame.contentWindow) box = data;
    };
    addEventListener('message', hear);
    onTestFinished(() => removeEventListener('message', hear));
    frame.srcdoc = `<!doctype html><style>body { margin: 0; height: 5200px } dialog { position: fixed; inset: 0; margin: auto; height: 200px; padding: 0; border: 0 }</style><dialog></dialog><script type="module">
      const pageDocument = document;
      ${own}
      const dialog = document.querySelector('dialog');
      dialog.showModal();
      placeInView(dialog, null);
      const look = () => {
        const { top, bottom } = dialog.getBoundingClientRect();
        parent.postMessage({ top, bottom }, '*');
        requestAnimationFrame(look);
      };
      look();
    </script>`;
    const at = () => frame.getBoundingClientRect().top;
    await expect.poll(() => box.bottom - box.top === 200 && at() + box.top >= 0 && at() + box.bottom <= innerHeight).toBe(true);
    expect(frame.contentDocument).toBeNull();
  });
});

const drawn = (view: Window) => new Promise((over) => view.requestAnimationFrame(() => view.requestAnimationFrame(over)));
