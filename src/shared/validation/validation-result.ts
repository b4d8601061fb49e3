/** The result of a check: the normalized value, or a named problem. A problem never contains the value. */
export type ValidationResult<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function valid<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Returns the value, or null if the check failed. */
export function validOrNull<Value>(checked: ValidationResult<Value, string>): Value | null {
  return checked.ok ? checked.value : null;
}

export function invalid<Problem extends string>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
