import {
  doubledRows,
  listsAsObjects,
  noFields,
  nullLists,
  type ResponseChange,
  tenThousandRows,
  unknownKinds,
} from './changed-responses.js';

/** A fault of a call: a switch of the service, or a change to its response. */
export interface Fault {
  readonly name: string;
  readonly is: { readonly switch: Readonly<Record<string, unknown>> } | { readonly change: ResponseChange };
}

const html = '<!doctype html><title>Sorry</title>';

export const faults: readonly Fault[] = [
  { name: 'slow response', is: { switch: { delayMs: 29_500 } } },
  { name: 'timeout', is: { switch: { delayMs: 600_000 } } },
  { name: 'network error', is: { switch: { drop: true } } },
  { name: '500', is: { switch: { status: 500 } } },
  { name: '502', is: { switch: { status: 502, body: html } } },
  { name: '503', is: { switch: { status: 503, body: '' } } },
  { name: '429', is: { switch: { status: 429 } } },
  { name: 'truncated response', is: { switch: { truncate: true } } },
  { name: 'HTML with 200', is: { switch: { status: 200, body: html } } },
  { name: 'no fields', is: { change: noFields } },
  { name: 'null lists', is: { change: nullLists } },
  { name: 'lists as objects', is: { change: listsAsObjects } },
  { name: 'unknown values', is: { change: unknownKinds } },
  { name: '10,000 rows', is: { change: tenThousandRows } },
  { name: 'duplicate rows', is: { change: doubledRows } },
];

/** The result of a call for each fault. */
export type Outcomes = ReadonlyMap<string, string>;

/** docs/faults.md: faults while the page loads. */
export function loadPage(runs: ReadonlyMap<string, Outcomes>): string {
  return `# Faults

This page shows the effect of each fault while the page loads. For the shopper's actions, see [Faults of writes](faults-of-writes.md).

\`test/flows/faults.test.ts\` applies every fault to every call of the reference service. The last column shows only the parts of the page
that differ from a page without faults. To update this page, run the test:

\`\`\`sh
npx vitest run --project flows-long test/flows/faults -u
\`\`\`

In every row, the page finishes loading, sends the call at most three times, and loses no saved data.

| Fault | Meaning |
| --- | --- |
| slow response | The response takes 29.5 seconds. |
| timeout | No response. The library stops after 30 seconds, or 60 for the import. |
| network error | The connection drops. |
| 500, 429 | The response has this status. |
| 502 | The response is a page of HTML with this status. |
| 503 | The response is empty, with this status. |
| truncated response | Half of the body is missing. |
| HTML with 200 | The response is a page of HTML with status 200. |
| no fields | The response is an object without fields. |
| null lists | Every list is null. |
| lists as objects | Every list is an object of its rows, by number. |
| unknown values | A type, status, level or category is unknown. |
| 10,000 rows | The rows of the response repeat. |
| duplicate rows | Each row is there twice, with the same id. |

If a GET fails before its timeout, the library retries it twice.

${tableOf('Call', runs)}
`;
}

/** docs/faults-of-writes.md: faults of the shopper's actions. */
export function writeFaultsPage(runs: ReadonlyMap<string, Outcomes>): string {
  return `# Faults of writes

This page shows the effect of each fault on the shopper's actions. The faults are those of [Faults](faults.md), and
\`test/flows/faults-of-writes.test.ts\` applies them. In every row, only the intended data changes.

If the shopper leaves the page during a write, the write continues. A waiting removal is sent at that moment, if it cannot undo a change by
another device (\`test/features/profile/actions/page-left.test.ts\`):

| Waiting | Sent |
| --- | --- |
| removal of a plan | always |
| removal of a drug or a doctor | if the service gave a version of the list ([data-guarantees.md](data-guarantees.md)) |
| undo | never |

Bodies of more than 64 KB together are not sent, because browsers refuse them.

${tableOf('Action', runs)}
`;
}

/** A table with the results of each call. Faults with the same result share a row. */
function tableOf(first: string, runs: ReadonlyMap<string, Outcomes>): string {
  const rows = [...runs].flatMap(([call, outcomes]) =>
    [...grouped(outcomes)].map(([outcome, names]) => {
      const all = names.length === faults.length ? 'every fault' : names.join(', ');
      return `| ${call} | ${all} | ${outcome || 'no change'} |`;
    }),
  );
  return [`| ${first} | Fault | Result for the shopper |`, '| --- | --- | --- |', ...rows].join('\n');
}

function grouped(outcomes: Outcomes): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [fault, outcome] of outcomes) groups.set(outcome, [...(groups.get(outcome) ?? []), fault]);
  return groups;
}
