import type { Browser, BrowserContextOptions, Disposable, Page } from 'playwright';

/** The window of a test that asks for no other. */
export const usualViewport = { width: 1280, height: 900 };

/** The context options that a page can adopt, and drop again. */
type PlainOptions = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion'>;

export function isPlain({ viewport: _, reducedMotion: __, ...others }: BrowserContextOptions): boolean {
  return Object.keys(others).length === 0;
}

/** A page that tests share in turn. Each finds it blank, with empty cookies, storage and cache, as in a context of its own. */
export interface ReusedPage {
  readonly page: Page;
  dress(options: PlainOptions): Promise<void>;
  /** Undoes what a test did to it, on an address of the origin that runs no script. False where that cannot be undone. */
  tidy(blank: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Types of events that tests listen to. Others are Playwright's own. */
const heard = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'] as const;

/** A window and a renderer of its own cost more than the page that a test opens in it, so a file's tests share one. */
export async function reusePage(browser: Browser): Promise<ReusedPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const undo = collectDisposables(page);
  const isSpent = watchForGood(page);

  async function dress({ viewport, reducedMotion }: PlainOptions): Promise<void> {
    await page.setViewportSize(viewport ?? usualViewport);
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: reducedMotion ?? null });
  }

  async function tidy(blank: string): Promise<boolean> {
    if (page.isClosed() || isSpent()) return false;
    await Promise.all(context.pages().map((one) => one !== page && one.close()));
    for (const type of heard) {
      page.removeAllListeners(type);
      context.removeAllListeners(type);
    }
    await context.setOffline(false);
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
    await Promise.all(undo.splice(0).map((one) => one.dispose()));
    await page.goto(blank);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await context.clearCookies();
    await session.send('Network.clearBrowserCache');
    await page.mouse.move(0, 0);
    return true;
  }

  return { page, dress, tidy, close: () => context.close() };
}

function collectDisposables(page: Page): Disposable[] {
  const undo: Disposable[] = [];
  for (const name of ['addInitScript', 'exposeFunction'] as const) {
    const add: (...what: readonly never[]) => Promise<Disposable> = page[name].bind(page);
    Object.assign(page, {
      [name]: async (...what: readonly never[]) => {
        const one = await add(...what);
        undo.push(one);
        return one;
      },
    });
  }
  return undo;
}

/** Says whether something was done that Playwright cannot take back. */
function watchForGood(page: Page): () => boolean {
  let isSpent = false;
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const act = (Reflect.get(owner, name) as (...what: readonly unknown[]) => unknown).bind(owner);
      Object.assign(owner, {
        [name]: (...what: readonly unknown[]) => {
          isSpent = true;
          return act(...what);
        },
      });
    }
  };
  watch(page.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']);
  watch(page.context(), ['addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation']);
  watch(page, ['setDefaultTimeout', 'setDefaultNavigationTimeout', 'setExtraHTTPHeaders']);
  return () => isSpent;
}
