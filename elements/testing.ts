import { becomeSample } from '../src/element/preview/samples/sample-page.js';
import { defineElements } from '../src/element/shell.js';
import { completeBrowser } from '../src/element/simulated-browser.js';
import { configure, profile } from '../src/index.js';
import type { SettingsInput } from '../src/settings-input.js';
import { readSystemDate } from '../src/shared/calendar/system-date.js';
import type { SamplePerson } from '../src/shared/settings/allowed.js';
import { resetPage } from '../src/testing.js';
import { tables } from './index.js';

/**
 * `ucp-elements/testing`: a page for tests of a host application. It has a sample person, services in memory and a date. It works in a
 * browser, in happy-dom and in jsdom. No call leaves the page, and nothing is kept in the browser.
 */

export type { SamplePerson };

export interface TestPage {
  /**
   * The member has saved plans, drugs, doctors, an application and an enrolled plan, which becomes another one for `member-moves` and ends
   * for `member-ends`. The guest has no account.
   */
  readonly person?: SamplePerson;
  /** The server's date in Chicago, such as `2026-11-20T09:30:00`. */
  readonly date?: string;
  /** Settings of your application. Those that say where the services are do not count. */
  readonly settings?: SettingsInput;
}

/** A call that the page has made. */
export interface TestCall {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** The JSON of the body; undefined if there is none. */
  readonly body: unknown;
}

// No such host exists: if the page ever made a real call, it would fail.
const services = 'https://services.invalid';

const made: TestCall[] = [];

async function record(input: RequestInfo | URL, init?: RequestInit): Promise<void> {
  const address = input instanceof Request ? input.url : String(input);
  const text = typeof init?.body === 'string' ? init.body : '';
  made.push({ method: init?.method ?? 'GET', path: new URL(address).pathname, body: text ? JSON.parse(text) : undefined });
}

/** Starts an untouched page. Call it before you put tags on the page. Throws if the date cannot be read. */
export function startTestPage({ person = 'member', date = '2026-11-20T09:30:00', settings = {} }: TestPage = {}): void {
  if (readSystemDate(date, () => 0) === null) throw TypeError(`startTestPage(): a date looks like 2026-11-20T09:30:00, not ${date}`);
  reset();
  const answer = becomeSample(person, () => date);
  const host = { track: () => undefined, ...settings.host };
  configure({
    ...settings,
    ...{ apiBase: services, contentBase: `${services}/content`, endpoints: {}, headers: undefined, host },
    fetch: (input, init) => {
      void record(input, init);
      return answer(input, init);
    },
  });
}

/** Resolves when the profile and all that follows from it has been read, and every tag of the page is drawn. */
export async function ready(): Promise<void> {
  await profile.ready;
  await Promise.all([...tagsIn(document)].map((tag) => tag.ready));
  // What follows from the last response is drawn in tasks of its own.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setTimeout(next));
}

/** The calls since the page was started. */
export function calls(): readonly TestCall[] {
  return [...made];
}

/** Takes the library's tags off the page, and everything back to an untouched page. Call it after each test. */
export function reset(): void {
  for (const tag of tagsIn(document)) tag.remove();
  made.splice(0);
  resetPage();
}

type Tag = Element & { readonly ready?: Promise<void> };

function tagsIn(page: ParentNode): readonly Tag[] {
  return [...page.querySelectorAll<Tag>('*')].filter(({ localName }) => localName.startsWith('ucp-'));
}

// Without a page, as in Node alone, importing this does nothing.
if (typeof document !== 'undefined') {
  completeBrowser();
  // A simulated browser had no constructed sheets before, so that an earlier import defined nothing.
  defineElements(tables);
}
