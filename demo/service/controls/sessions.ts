/** Sessions of signed-in shoppers. Each shopper has one until it ends. Signing out or in again starts a new one. */
export interface Sessions {
  isOver(uuid: string): boolean;
  /** Ends the session after the given milliseconds; 0 ends it at once. */
  endIn(uuid: string, milliseconds: number): void;
  renew(uuid: string): void;
  clear(): void;
}

/** @param elapsed milliseconds on a monotonic clock */
export function createSessions(elapsed: () => number): Sessions {
  const ends = new Map<string, number>();
  return {
    isOver(uuid) {
      const end = ends.get(uuid);
      return end !== undefined && elapsed() >= end;
    },
    endIn(uuid, milliseconds) {
      ends.set(uuid, elapsed() + milliseconds);
    },
    renew(uuid) {
      ends.delete(uuid);
    },
    clear() {
      ends.clear();
    },
  };
}
