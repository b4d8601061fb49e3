import type { FoundTag } from './found-tag.js';

type IsReported = (tag: FoundTag, name: string) => boolean;

/** Warnings of the console by their words, and whether the panel says the same of a tag. In the pattern: the tag, and a name. */
const same: readonly (readonly [RegExp, IsReported])[] = [
  [/^<([\w-]+)> is not defined:/, ({ state }) => state === 'unknown' || state === 'undefined'],
  [/^<([\w-]+)> needs "([\w-]+)"\.$/, (tag, name) => tag.neededAttribute === name || isAnswered(tag, name)],
  [/^<([\w-]+)> hides its content:/, ({ hidesContent, settingsFault }) => hidesContent || settingsFault !== null],
  [/^<([\w-]+)>: the attribute "([\w-]+)" takes /, ({ misread }, name) => misread.some((one) => one.name === name)],
  [/^there are several <(ucp-settings)>/, ({ isLaterSettings }) => isLaterSettings],
  [/^<(ucp-settings)>: its child <script type="application\/json"> does not parse/, ({ settingsFault }) => settingsFault?.kind === 'json'],
  [
    /^<(ucp-settings)> reads one child <script/,
    ({ settingsFault }) => settingsFault?.kind === 'no-script' || settingsFault?.kind === 'type',
  ],
];

/** The tag has the attribute, misspelled or with another value: that is said of it. */
function isAnswered({ misread, unknownAttributes }: FoundTag, name: string): boolean {
  return misread.some((one) => one.name === name) || unknownAttributes.some(({ meant }) => meant === name);
}

/** Whether a warning of the console is in the panel already: no fault is listed twice. */
export function isReportedForTag(warning: string, tags: readonly FoundTag[], areVersionsSaid: boolean): boolean {
  if (warning.startsWith('the library is on this page twice')) return areVersionsSaid;
  return same.some(([pattern, isSaid]) => {
    const [found, tag, name = ''] = pattern.exec(warning) ?? [];
    return found !== undefined && tags.some((one) => one.tag === tag && isSaid(one, name));
  });
}
