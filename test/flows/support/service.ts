import type { StoryPage } from '../../../.storybook/fresh-page.js';
import { freshPage } from '../../../.storybook/fresh-page.js';

/** The reference service behind the page's `fetch`, as a test looks into it and breaks it. */

type Fault = NonNullable<StoryPage['faults']>[number];

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const today = '2026-11-20T09:30:00';

/** A loaded page of one shopper, on November 20 of 2026 unless told. */
export async function openPage(page: Partial<StoryPage> = {}): Promise<void> {
  await freshPage({ shopper: 'guest', date: today, theme: '', lang: 'en', ...page });
}

/** The calls whose path begins so, oldest first. */
export async function callsTo(path: string): Promise<readonly ReceivedCall[]> {
  const all = (await (await fetch('/__demo/calls')).json()) as readonly ReceivedCall[];
  return all.filter((one) => one.path.startsWith(path));
}

export async function setFaults(...faults: readonly Fault[]): Promise<void> {
  await fetch('/__demo/faults', { method: 'POST', body: JSON.stringify(faults) });
}

/** How profile data are answered: with an `ETag`, with other caching. */
export async function setAnswers(answers: { readonly etags?: boolean; readonly cacheControl?: string }): Promise<void> {
  await fetch('/__demo/answers', { method: 'POST', body: JSON.stringify(answers) });
}

export interface DeviceChange {
  readonly section: 'plans' | 'drugs' | 'providers';
  readonly add?: readonly Readonly<Record<string, unknown>>[];
  readonly remove?: readonly string[];
  readonly when?: 'now' | 'next-write';
}

/** Another device of the shopper changes a list. */
export async function onOtherDevice(shopper: string, change: DeviceChange): Promise<void> {
  const answer = await fetch('/__demo/other-device', { method: 'POST', body: JSON.stringify({ shopper, ...change }) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The profile that the service keeps of a shopper, as it sends it. */
export async function storedProfile(shopper: string): Promise<Readonly<Record<string, unknown>>> {
  return (await (await fetch(`/__demo/state?shopper=${shopper}&date=${today}`)).json()) as Readonly<Record<string, unknown>>;
}

/** Milliseconds that a busy machine may take, for a module that comes with an answer above all. */
const PATIENCE = 20_000;

/** Lets everything happen that needs no clock: answers of the service, and what they lead to. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('it never came to be');
}
