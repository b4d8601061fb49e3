/** A call that the service received. */
export interface LoggedCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** With its question mark; '' if there is none. */
  readonly query: string;
  /** Names in lower case, without cookies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as JSON, or as text if it is not JSON; null if there is none. */
  readonly body: unknown;
  /** The profile of the call, by its path or identity; null for none. */
  readonly uuid: string | null;
}

/** The calls since the last reset, oldest first. */
export interface CallLog {
  add(call: LoggedCall): void;
  /** Removes an entry that is a page or a file. */
  drop(call: LoggedCall): void;
  list(): readonly LoggedCall[];
  clear(): void;
}

/** Maximum number of calls. Older ones are dropped. */
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

/** The logged form of a body. */
export function loggedBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
