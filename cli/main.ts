import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import document from '../docs/openapi.yaml';
import { defaultEndpoints } from '../src/shared/http/endpoints.js';
import { placeText } from '../src/shared/json-fault.js';
import { version } from '../src/shared/version.js';
import { type CheckedCall, type CheckOptions, check } from './check.js';
import { contractOf } from './contract.js';
import { neverMade } from './reads.js';
import { typedWords } from './typed-words.js';

const HELP = `ucp-elements ${version}

  npx ucp-elements check <apiBase> [options]   Checks which responses of your services the library can use.
  npx ucp-elements serve [--port 4173]         Starts the reference service with sample people, on this machine only.

Options of check:
  --uuid <uuid>             Whose profile to read. Without it no profile is read.
  --zip <zip>               A ZIP code. Default: that of the profile.
  --plan <planId>           A plan id. Default: the first saved plan of the profile.
  --year <year>             A plan year. Default: this year.
  --content <url>           Where the content files are. Default: /api/assets/uhccp/content-fragments of <apiBase>'s origin.
  --header 'name: value'    A header for each call to <apiBase>, such as a cookie or a token. You can repeat it.
  --endpoints <file>        A JSON file with your setting "endpoints".
  --page <origin>           Where your pages are, if on another origin: checks what a browser asks of your services (CORS).
  --site <siteId>           uhc, aarp or UHCCP. Default: uhc.
  --all                     Makes calls too that no page makes today.
  --partial                 Calls that could not be made do not count as a failure.

check makes reads only. It changes nothing, and prints no value of a response.
The exit code is 0 if everything can be used, 1 if something cannot or was not made, and 2 if the command is wrong.
docs/openapi.yaml describes every call. docs/services.md says more.
`;

/** The command cannot be understood. */
class WrongUse extends Error {}

function urlOf(text: string, what: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new WrongUse(typedWords.address(what));
  }
  return text;
}

function yearOf(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new WrongUse('--year must be a year of four digits');
  return Number(text);
}

function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new WrongUse("--header must be 'name: value'");
      return [name.toLowerCase(), value];
    }),
  );
}

function endpointsIn(file: string): Readonly<Record<string, string>> {
  const read = jsonIn(file);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new WrongUse('The file of --endpoints must hold an object');
  const unknown = Object.keys(read).filter((name) => !Object.hasOwn(defaultEndpoints, name));
  if (unknown.length > 0) throw new WrongUse(typedWords.unknownCalls(unknown.join(', ')));
  return read as Readonly<Record<string, string>>;
}

function jsonIn(file: string): unknown {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    return JSON.parse(text);
  } catch {
    throw new WrongUse(
      text ? `The JSON in the file of --endpoints cannot be read ${placeText(text)}` : '--endpoints must name a file with JSON',
    );
  }
}

/** An empty value is mostly a variable of a script that is not set. Without the option, less would be checked in silence. */
function refuseEmpty(values: Readonly<Record<string, unknown>>): void {
  const name = Object.keys(values).find((one) => values[one] === '');
  if (name) throw new WrongUse(`--${name} must not be empty`);
}

interface CheckCommand {
  readonly options: CheckOptions;
  /** Calls that could not be made do not count. */
  readonly isPartial: boolean;
}

function checkCommand(args: readonly string[]): CheckCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ uuid: text, zip: text, plan: text, year: text, content: text, endpoints: text, page: text, site: text },
      header: { type: 'string', multiple: true },
      all: { type: 'boolean' },
      partial: { type: 'boolean' },
    },
  });
  const [apiBase, ...more] = positionals;
  if (apiBase === undefined || more.length > 0)
    throw new WrongUse('check needs one address: npx ucp-elements check https://services.example.com');
  refuseEmpty(values);
  const options = {
    apiBase: urlOf(apiBase, '<apiBase>'),
    headers: headersOf(values.header ?? []),
    ...(values.uuid && { uuid: values.uuid }),
    ...(values.zip && { zip: values.zip }),
    ...(values.plan && { plan: values.plan }),
    ...(values.year && { year: yearOf(values.year) }),
    ...(values.content && { contentBase: urlOf(values.content, '--content') }),
    ...(values.endpoints && { endpoints: endpointsIn(values.endpoints) }),
    ...(values.page && { pageOrigin: new URL(urlOf(values.page, '--page')).origin }),
    ...(values.site && { siteId: values.site }),
    ...(values.all && { all: true }),
  };
  return { options, isPartial: values.partial ?? false };
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

const marks = { ok: 'ok  ', unusable: 'FAIL', missing: 'none', 'not made': 'skip', crossOrigin: 'CORS' } as const;

function printCall({ title, outcome, faults, crossOrigin, notes }: CheckedCall): void {
  if (outcome === 'ok') print(`${marks.ok}  ${title}`);
  for (const fault of faults) print(`${marks.unusable}  ${title}: ${fault}`);
  if (crossOrigin.length > 0 && faults.length === 0) print(`${marks.crossOrigin}  ${title}`);
  const isLeftOut = outcome === 'not made' || outcome === 'missing';
  for (const note of notes) print(isLeftOut ? `${marks[outcome]}  ${title}: ${note}` : `        note: ${note}`);
}

/** The same header is mostly missing from all responses: each reason is said once, with the number of calls. */
function printCrossOrigin(calls: readonly CheckedCall[], pageOrigin: string | undefined): void {
  const counts = new Map<string, number>();
  for (const reason of calls.flatMap(({ crossOrigin }) => crossOrigin)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  for (const [reason, count] of counts)
    print(`\nA page on ${pageOrigin} cannot use ${count === 1 ? '1 call' : `${count} calls`}: ${reason}`);
}

async function runCheck(args: readonly string[]): Promise<number> {
  // A service that fails at once is asked again soon: nobody waits for a page here.
  const { options, isPartial } = checkCommand(args);
  const calls = await check({ ...options, waitBefore: () => 200 }, contractOf(document), printCall);
  const count = (outcome: CheckedCall['outcome']) => calls.filter((one) => one.outcome === outcome).length;
  printCrossOrigin(calls, options.pageOrigin);
  print(`\n${count('ok')} calls can be used, ${count('unusable')} cannot, ${count('not made')} were not made.`);
  const missing = count('missing');
  if (missing > 0) print(`${missing === 1 ? '1 file is' : `${missing} files are`} not there. Pages can do without.`);
  const isIncomplete = count('not made') > 0 && !isPartial;
  if (isIncomplete) print('Calls that were not made count as a failure. Pass what they need, or --partial.');
  print(`Never made, because they change something: ${neverMade.join(', ')}.`);
  return count('unusable') > 0 || isIncomplete ? 1 : 0;
}

async function runServe(args: readonly string[]): Promise<undefined> {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } });
  const port = Number(values.port ?? (process.env.PORT || 4173));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new WrongUse('--port must be a number from 0 to 65535');
  const { serveSamples } = await import('./serve.js');
  const server = await serveSamples(port);
  print(`The reference service is at ${server.address} (this machine only; invented people). Ctrl+C ends it.`);
  print(`Sample people: ${server.address}/`);
  print(`Your page: <ucp-settings api-base="${server.address}" content-base="${server.address}/api/assets/uhccp/content-fragments">`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close().then(() => process.exit(0)));
}

/** Resolves to the exit code; undefined while a server runs. */
async function run([command, ...args]: readonly string[]): Promise<number | undefined> {
  const wantsHelp = command === undefined || [command, ...args].some((one) => one === '--help' || one === '-h') || command === 'help';
  if (wantsHelp) {
    process.stdout.write(HELP);
    return command === undefined ? 2 : 0;
  }
  if (command === '--version') {
    print(version);
    return 0;
  }
  if (command === 'check') return runCheck(args);
  if (command === 'serve') return runServe(args);
  throw new WrongUse(`There is no command ${command}`);
}

// The reader of a pipe may have read enough.
process.stdout.on('error', () => process.exit());

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isUse = error instanceof WrongUse || (error as { readonly code?: unknown }).code?.toString().startsWith('ERR_PARSE_ARGS');
  process.stderr.write(
    `${error instanceof Error ? error.message : 'The command failed'}\n${isUse ? 'npx ucp-elements --help says how to use it.\n' : ''}`,
  );
  process.exitCode = 2;
}
