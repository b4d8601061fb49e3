import { type Memory, page } from '../../shared/page/page-object.js';

/** A storage that is gone with the page. */
function memoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(Object.assign(Object.create(null), methods)) as Storage;
}

/** From now on the page reads and writes in memory what it would keep in the browser. */
export function replaceStorageWithMemory(): Memory {
  const memory = { local: memoryStorage(), session: memoryStorage(), cookies: new Map<string, string>() };
  page().memory = memory;
  return memory;
}
