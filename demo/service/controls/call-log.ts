/** A call that the service received. */
export interface LoggedCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** With its question mark; '' without one. */
  readonly query: string;
  /** Names in lower case; cookies are left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON of the body, its text when it is none, null without one. */
  readonly body: unknown;
  /** The profile that it was about, by its path or the identity it carried; null for none. */
  readonly uuid: string | null;
}

/** The calls since the last reset, oldest first. */
export interface CallLog {
  add(call: LoggedCall): void;
  /** Takes out what turned out to be a page or a file. */
  drop(call: LoggedCall): void;
  list(): readonly LoggedCall[];
  clear(): void;
}

/** Older calls than this many are forgotten. */
const MOST = 5_000;

export function createCallLog(): CallLog {
  let calls: LoggedCall[] = [];
  return {
    add(call) {
      calls.push(call);
      if (calls.length > MOST) calls = calls.slice(-MOST);
    },
    drop(call) {
      calls = calls.filter((one) => one !== call);
    },
    list: () => [...calls],
    clear() {
      calls = [];
    },
  };
}

/** What the log keeps of a body. */
export function loggedBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
