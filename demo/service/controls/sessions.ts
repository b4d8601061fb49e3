/** Sessions of signed-in shoppers. Everyone has one until it ends; signing out, or in again, makes a new one. */
export interface Sessions {
  isOver(uuid: string): boolean;
  /** Ends the session in so many milliseconds; 0 at once. */
  endIn(uuid: string, milliseconds: number): void;
  renew(uuid: string): void;
  clear(): void;
}

/** @param elapsed milliseconds on any clock that never goes back */
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
