import { bodyFailure, type Call, type Http } from './http.js';
import type { Result } from './problem.js';
import { type Decoder, type Issues, newIssues } from './wire.js';

/** Sends a call and decodes the response. A response that cannot be decoded is a 'body' problem. Never throws. */
export async function request<T>(http: Http, call: Call, decoder: Decoder<T>): Promise<Result<T>> {
  const answer = await http.send(call);
  if (!answer.ok) return answer;
  const issues = newIssues();
  const value = decoder(answer.body, issues);
  const types = issues.wrongFields.size > 0 && { wrongFields: [...issues.wrongFields].map((text) => `${call.name}: ${text}`) };
  if (value === undefined) return { ...bodyFailure(call, 'unexpected body'), ...types };
  return { ok: true, value, issues: logLines(call, issues), ...(answer.etag && { etag: answer.etag }), ...types };
}

/** Log messages by the call's name (ERR-01): the number of dropped rows, and one of their fields. */
function logLines({ name }: Call, { dropped, fields, texts }: Issues): readonly string[] {
  const left = `unreadable rows: ${dropped} (${[...fields].join(', ')})`;
  return [...(dropped ? [left] : []), ...texts].map((text) => `${name}: ${text}`);
}
