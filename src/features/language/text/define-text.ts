/** A text as every language has it: the English words themselves are no part of its type. */
type AnyWords<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => AnyWords<Result>
    : Text extends readonly unknown[] | null
      ? Text
      : { readonly [Name in keyof Text]: AnyWords<Text[Name]> };

/** The subject of each English text, such as `savedPlans`. */
const subjects = new WeakMap<object, string>();

/**
 * The texts of one subject in English. Their type is what the other languages must have. Content replaces the text `empty` of the subject
 * `savedPlans` by the name `savedPlans.empty` (CONT-01).
 */
export function defineText<English extends object>(subject: string, english: English): AnyWords<English> {
  subjects.set(english, subject);
  return english as AnyWords<English>;
}

/** The subject of an English text. Throws a `TypeError` if `defineText` did not make the text, which is a programming error. */
export function subjectOf(english: object): string {
  const subject = subjects.get(english);
  if (subject === undefined) throw new TypeError('This text was not made by defineText().');
  return subject;
}
