import { type Bend, doubledRows, noFields, nullLists, tenThousandRows, unknownKinds } from './bend.js';

/** One thing that goes wrong with a call: a switch of the service, or how its answer is bent. */
export interface Fault {
  readonly name: string;
  readonly is: { readonly switch: Readonly<Record<string, unknown>> } | { readonly bend: Bend };
}

const html = '<!doctype html><title>Sorry</title>';

export const faults: readonly Fault[] = [
  { name: 'half a minute late', is: { switch: { delayMs: 29_500 } } },
  { name: 'no answer', is: { switch: { delayMs: 600_000 } } },
  { name: 'no connection', is: { switch: { drop: true } } },
  { name: '500', is: { switch: { status: 500 } } },
  { name: '502', is: { switch: { status: 502, body: html } } },
  { name: '503', is: { switch: { status: 503, body: '' } } },
  { name: '429', is: { switch: { status: 429 } } },
  { name: 'half an answer', is: { switch: { truncate: true } } },
  { name: 'HTML with 200', is: { switch: { status: 200, body: html } } },
  { name: 'no fields', is: { bend: noFields } },
  { name: 'null lists', is: { bend: nullLists } },
  { name: 'unknown kinds', is: { bend: unknownKinds } },
  { name: '10,000 rows', is: { bend: tenThousandRows } },
  { name: 'each row twice', is: { bend: doubledRows } },
];

/** What came of a call, fault by fault. */
export type Outcomes = ReadonlyMap<string, string>;

/** docs/faults.md: what becomes of a page while it loads. */
export function loadPage(runs: ReadonlyMap<string, Outcomes>): string {
  return `# Faults

What becomes of the page when a call goes wrong while it loads; [what the shopper does](faults-of-writes.md) stands on a page of its own.
\`test/flows/faults.test.ts\` lets every fault happen to every call of the reference service and writes down what is different then; this
page is held to that run (\`npx vitest run --project flows-long test/flows/faults -u\` writes it anew). In no row does the page hang, ask more
than three times, or lose anything that is saved.

- *no answer*: the call is given up after half a minute, the import after a whole one; a GET that fails sooner is tried twice more
- *502*: with a page of HTML; *503*: with nothing
- *no fields*: an object without any; *null lists*: null in place of every list
- *unknown kinds*: a type, status, level or category that nobody has heard of
- *10,000 rows*: the rows of the answer, again and again; *each row twice*: with the ids that they have

${tableOf(runs)}
`;
}

/** docs/faults-of-writes.md: what becomes of what the shopper does. */
export function deedsPage(runs: ReadonlyMap<string, Outcomes>): string {
  return `# Faults of what the shopper does

As [Faults](faults.md), for the calls that change something; \`test/flows/faults-of-writes.test.ts\` sees to it. Nothing but what was meant is
ever changed.

A write that is under way goes on when the page is left. What waits behind it is sent when the page goes, if it cannot undo what another
device has done (\`test/flows/page-left.test.ts\`): a plan always, a drug or a doctor where the service has given a version of the list
([data-guarantees.md](data-guarantees.md)). An undo that waits is not sent, nor are bodies of more than 64 KB together, which browsers refuse.

${tableOf(runs)}
`;
}

/** The rows of a table: for each call its outcomes, the faults that lead to the same one together. */
function tableOf(runs: ReadonlyMap<string, Outcomes>): string {
  const rows = [...runs].flatMap(([call, outcomes]) =>
    [...grouped(outcomes)].map(([outcome, names]) => {
      const all = names.length === faults.length ? 'every fault' : names.join(', ');
      return `| ${call} | ${all} | ${outcome || 'the page as it is without the fault'} |`;
    }),
  );
  return ['| call | fault | what the shopper sees |', '| --- | --- | --- |', ...rows].join('\n');
}

function grouped(outcomes: Outcomes): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [fault, outcome] of outcomes) groups.set(outcome, [...(groups.get(outcome) ?? []), fault]);
  return groups;
}
