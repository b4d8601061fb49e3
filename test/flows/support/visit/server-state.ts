import type { ListName } from '../../../../src/shared/view/lists.js';

/** The keys of what the service keeps in each list. */
export type Lists = Readonly<Record<ListName, readonly string[]>>;

/** The required final state. Nothing is required of an item that the page has changed. */
type Fate = 'there' | 'gone' | 'unknown';

/**
 * The lists that the service keeps of each shopper, after each action on them. An item that nobody has removed may not be lost. An item
 * that another tab has removed may not return, whatever the page writes (REM-07).
 */
export interface ServerState {
  /** From here on the lists of this shopper are followed. */
  follow(name: string): Promise<void>;
  /** Nothing is expected of the item any more. */
  release(name: string, list: ListName, key: string): void;
  /** Nothing is expected of any item of the list any more, for anybody: it is written as a whole by other hands. */
  releaseAll(list: ListName): void;
  /** The item stays as the service has it now. */
  hold(name: string, list: ListName, key: string): Promise<void>;
  /** What is not as it should be. */
  broken(): Promise<readonly string[]>;
}

export function watchServerState(read: (name: string) => Promise<Lists>): ServerState {
  const fates = new Map<string, Map<string, Fate>>();
  const released = new Set<string>();
  return {
    async follow(name) {
      if (fates.has(name)) return;
      const items = new Map<string, Fate>();
      fates.set(name, items);
      for (const item of itemsOf(await read(name))) items.set(item, 'there');
    },
    release: (name, list, key) => void fates.get(name)?.set(`${list} ${key}`, 'unknown'),
    releaseAll: (list) => void released.add(list),
    async hold(name, list, key) {
      const items = fates.get(name);
      const item = `${list} ${key}`;
      if (!items || items.get(item) === 'unknown') return;
      items.set(item, (await read(name))[list].includes(key) ? 'there' : 'gone');
    },
    async broken() {
      const ended = [...fates].map(async ([name, items]) => {
        const now = new Set(itemsOf(await read(name)));
        const followed = [...items].filter(([item, fate]) => fate !== 'unknown' && !released.has(item.split(' ')[0] ?? ''));
        return followed.filter(([item, fate]) => now.has(item) !== (fate === 'there'));
      });
      return (await Promise.all(ended)).flat().map(([item, fate]) => `${item} should be ${fate}`);
    },
  };
}

function itemsOf(lists: Lists): readonly string[] {
  return Object.entries(lists).flatMap(([list, keys]) => keys.map((key) => `${list} ${key}`));
}
