import { inject } from 'vitest';

/** The address of a page of the built site, such as `guides/colors`. */
export const addressOf = (path: string) => new URL(path === '' ? '/docs/' : `/docs/${path}/`, inject('demoUrl')).href;

interface Target {
  readonly status: number;
  readonly ids: ReadonlySet<string>;
}

const targets = new Map<string, Promise<Target>>();

async function read(address: string): Promise<Target> {
  const response = await fetch(address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const html = isPage ? await response.text() : '';
  return { status: response.status, ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)) };
}

/** What is wrong with a link to this server; null if it leads to a page, and to an element of it. */
export async function deadLink(link: string): Promise<string | null> {
  const { href, hash } = new URL(link);
  const address = href.replace(/[?#].*$/, '');
  if (!targets.has(address)) targets.set(address, read(address));
  const { status, ids } = (await targets.get(address)) as Target;
  if (status !== 200) return `${link} answers ${status}`;
  return hash === '' || ids.has(decodeURIComponent(hash.slice(1))) ? null : `${link} has no such heading`;
}
