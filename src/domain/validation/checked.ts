/** What a check answers: the value in its normal form, or the named problem. A problem never carries the value it is about. */
export type Checked<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** The value, or null for a problem of which nobody has to know more. */
export function valueIn<Value>(checked: Checked<Value, string>): Value | null {
  return checked.ok ? checked.value : null;
}

export function refused<Problem extends string>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
