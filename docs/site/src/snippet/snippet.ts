import { samples } from './samples.js';

/** The text of a snippet, from the lists beside the build: manifest.json and integrity.json. */

export type Flavour = 'cdn' | 'cdn-preact';

export interface ListedTag {
  readonly isPopup: boolean;
  readonly summary: string;
  readonly files: readonly string[];
  readonly preload: readonly string[];
}

export interface Manifest {
  readonly version: string;
  readonly tags: Readonly<Record<string, ListedTag>>;
  readonly chunks: Readonly<Record<string, { readonly bytes: number }>>;
}

export interface Build {
  readonly manifest: Manifest;
  readonly hashes: Readonly<Record<string, string>>;
}

const builds = new Map<Flavour, Promise<Build>>();

async function readBuild(flavour: Flavour): Promise<Build> {
  const read = async (name: string) => (await fetch(`/${flavour}/${name}.json`)).json();
  const [manifest, hashes] = await Promise.all([read('manifest'), read('integrity')]);
  return { manifest, hashes };
}

export function buildOf(flavour: Flavour): Promise<Build> {
  const known = builds.get(flavour) ?? readBuild(flavour);
  builds.set(flavour, known);
  return known;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Renders `<name a="b" c>`. Omits an attribute without a value; one with the value true has only its name. */
function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([key, value]) => (typeof value === 'string' ? ` ${key}="${escaped(value)}"` : ` ${key}`));
  return `<${name}${written.join('')}>`;
}

/** The choices of the author, by the names of the fields. */
export interface Choices {
  readonly tags: readonly string[];
  readonly text: (name: string) => string;
  readonly has: (name: string) => boolean;
}

/** Files that these tags need and the shell would request late. */
const preloadsOf = (tags: readonly string[], { tags: known }: Manifest) => [...new Set(tags.flatMap((name) => known[name]?.preload ?? []))];

export function headOf({ tags, text, has }: Choices, { manifest, hashes }: Build): string {
  const base = `${text('base').replace(/\/+$/, '')}/`;
  const checked = (file: string): Attributes => (has('integrity') ? { integrity: hashes[file], crossorigin: 'anonymous' } : {});
  const map = { integrity: Object.fromEntries(Object.keys(manifest.chunks).map((file) => [base + file, hashes[file]])) };
  return [
    has('chunks') ? `<script type="importmap">${JSON.stringify(map)}</script>` : '',
    has('reserve') ? tag('link', { rel: 'stylesheet', href: `${base}reserve.css`, ...checked('reserve.css') }) : '',
    `${tag('script', { type: 'module', src: `${base}autoload.js`, ...checked('autoload.js') })}</script>`,
    ...(has('preload') ? preloadsOf(tags, manifest) : []).map((file) =>
      tag('link', { rel: 'modulepreload', href: base + file, ...checked(file) }),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

export function settingsOf({ text }: Choices, more: Attributes = {}): string {
  const settings = tag('ucp-settings', {
    'api-base': text('api'),
    'content-base': text('content'),
    'site-id': text('site'),
    theme: text('theme'),
    ...more,
  });
  return `${settings}</ucp-settings>`;
}

export function bodyOf({ tags }: Choices): string {
  return tags.map((name) => `${tag(name, samples[name] ?? {})}</${name}>`).join('\n') || '<!-- Choose a tag above. -->';
}

/** A whole page with sample data, which works from the disk. */
export function pageOf(choices: Choices, build: Build): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>My plans</title>
${headOf(choices, build)}
</head>
<body>
${settingsOf(choices, { preview: true })}
${bodyOf(choices)}
</body>
</html>
`;
}

/** The kilobytes that a page loads for these tags, counting each file once. */
export function bytesOf(tags: readonly string[], { tags: known, chunks }: Manifest): string {
  const files = new Set(['autoload.js', ...tags.flatMap((name) => known[name]?.files ?? [])]);
  const bytes = [...files].reduce((sum, file) => sum + (chunks[file]?.bytes ?? 0), 0);
  return `${(bytes / 1000).toFixed(0)} KB`;
}
