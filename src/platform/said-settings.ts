/** Settings said before the data layer has come: kept in the shell, in the order of their saying. */
const said: unknown[] = [];
let hearLate: ((input: unknown) => void) | undefined;

export function saySettings(input: unknown): void {
  if (hearLate) hearLate(input);
  else said.push(input);
}

/** Takes what was said so far; what is said from now on goes to `late`. */
export function takeSettings(late: (input: unknown) => void): readonly unknown[] {
  hearLate = late;
  return said.splice(0);
}

/** Test hook: what is said is kept again until someone takes it. */
export function forgetSettings(): void {
  hearLate = undefined;
  said.length = 0;
}
