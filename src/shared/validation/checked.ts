/** The result of a check: the normalized value, or a named problem. A problem never contains the value. */
export type Checked<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Returns the value, or null if the check failed. */
export function valueIn<Value>(checked: Checked<Value, string>): Value | null {
  return checked.ok ? checked.value : null;
}

export function refused<Problem extends string>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
