/** Right-to-left letters, and characters that set or change the text direction. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ISOLATES = /[\u2066-\u2068]/;
const END = '\u2069';

/**
 * Isolates a service's text for a sentence, an attribute or an announcement, so that it cannot reorder the text beside
 * it (SAFE-09). In the document `<bdi>` does the same. Text without right-to-left or control characters is returned
 * unchanged.
 */
export function isolate(text: string): string {
  return TURNS.test(text) ? `\u2068${balanced(text)}${END}` : text;
}

/**
 * Closes every isolate that the text opens, and removes unmatched closings, which would end the outer isolate too
 * early.
 */
function balanced(text: string): string {
  let open = 0;
  let kept = '';
  for (const sign of text) {
    if (sign === END && open === 0) continue;
    if (sign === END) open--;
    else if (ISOLATES.test(sign)) open++;
    kept += sign;
  }
  return kept + END.repeat(open);
}

/** The texts of a subject with every text parameter isolated (SAFE-09). */
export function isolateTexts<Texts extends object>(texts: Texts): Texts {
  return inEach(texts, ofText) as Texts;
}

function ofText(text: unknown): unknown {
  if (typeof text === 'function') return (...values: unknown[]) => text(...values.map(ofValue));
  return isRecord(text) ? inEach(text, ofText) : text;
}

function ofValue(value: unknown): unknown {
  if (typeof value === 'string') return isolate(value);
  if (Array.isArray(value)) return value.map(ofValue);
  return isRecord(value) ? inEach(value, ofValue) : value;
}

function inEach(record: object, change: (one: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([name, one]) => [name, change(one)]));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
