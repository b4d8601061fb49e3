/** What a check answers: the value in its normal form, or the named problem. A problem never carries the value it is about. */
export type Checked<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refused<Problem extends string>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
