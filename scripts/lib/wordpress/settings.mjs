import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { plain } from './plain.mjs';

/**
 * The fields of the settings page of the WordPress plugin: one for each setting that is data. Sections and words are those of
 * docs/brands.md.
 */

/** Functions, headers with a token, and what an author tries out: none of them belongs into the HTML of every page. */
const without = ['fetch', 'headers', 'contentHeaders', 'host', 'preview', 'previewAs', 'systemDate'];

/** Records whose names the host chooses. The names of `endpoints` are those of the calls. */
const open = ['endpoints', 'applicationStatus', 'hosts', 'resumeReferrer'];

/**
 * Lists of records, one in each line: `number | name | home delivery | address`. A line matches the pattern, and the pattern names its
 * columns. A column with words of its own is true with them, and false without.
 */
const tables = {
  pharmacies: {
    columns: ['number', 'name', 'isMailOrder', 'address'],
    yes: { isMailOrder: 'home delivery' },
    pattern: /^(?<number>[^|\s][^|]*)\|\s*(?<name>[^|\s][^|]*)(?:\|\s*(?<isMailOrder>home delivery)?\s*(?:\|(?<address>[^|]*))?)?$/i,
  },
};

/** The settings in the tables of docs/brands.md: `[{ title, rows: [{ names, text }] }]`, and what each flag does. */
function documented() {
  const page = readFileSync(inProject('docs/brands.md'), 'utf8');
  const settings = page.slice(page.indexOf('\n## Settings\n'), page.indexOf('\n## Events\n'));
  const sections = settings
    .split('\n### ')
    .slice(1)
    .map((section) => {
      const [title, ...lines] = section.split('\n');
      const rows = lines.flatMap((line) => {
        const [, names, text] = /^\| (`[^|]+`) \|[^|]*\| (.*) \|$/.exec(line) ?? [];
        return names ? [{ names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name), text: plain(text) }] : [];
      });
      return { title: plain(title), rows };
    });
  const flags = Object.fromEntries([...settings.matchAll(/^- `(\w+)`: (.*)$/gm)].map(([, name, text]) => [name, plain(text)]));
  return { sections: sections.filter(({ rows }) => rows.length > 0), flags };
}

const typeName = (value) => (typeof value === 'boolean' ? 'true or false' : 'a text');

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(name, value, rule) {
  if (open.includes(name)) return 'record';
  if (name in tables) return 'table';
  if (Array.isArray(value)) return 'lines';
  if (rule?.words) return 'word';
  return { boolean: 'flag', number: 'number', string: 'text' }[typeof value];
}

/** The sentence about a value that is refused. An address has the words of `ucp-elements check`. */
function faultOf(path, value, rule, typedWords) {
  const accepts = rule?.accepts ?? typeName(value);
  const isAddress = rule?.pattern?.test('https://www.example.com') && !rule.pattern.test('www');
  if (isAddress && !Array.isArray(value) && path.length === 1) {
    return `${typedWords.address(path[0])}${rule.pattern.test('/') ? ', or a path that begins with /' : ''}`;
  }
  return `${path.join('.')} takes ${accepts}`;
}

function fieldsOf({ defaultSettings, allowedSettings, brands, defaultEndpoints, typedWords }, flags) {
  const rules = allowedSettings(brands);
  const fieldOf = (path, value, text) => {
    const [name] = path;
    const rule = rules.get(open.includes(name) ? `${name}.*` : path.join('.'));
    const kind = kindOf(name, value, rule);
    const { pattern = rule?.pattern, ...table } = kind === 'table' ? tables[name] : {};
    const closed = name === 'endpoints' ? { names: Object.keys(defaultEndpoints), unknown: typedWords.unknownCalls('%s') } : {};
    return {
      path,
      kind,
      text,
      fallback: kind === 'record' ? {} : value,
      fault: faultOf(path, value, rule, typedWords),
      ...(rule?.words && { words: rule.words }),
      ...(pattern && { pattern: pattern.source, ignoresCase: pattern.flags.includes('i') }),
      ...table,
      ...closed,
    };
  };
  /** A record of closed names has a field for each. */
  const leaves = (path, value, text) => {
    if (!isRecord(value) || open.includes(path[0])) return [fieldOf(path, value, text)];
    return Object.entries(value).flatMap(([name, one]) => leaves([...path, name], one, path[0] === 'flags' ? (flags[name] ?? '') : ''));
  };
  return ({ names, text }) =>
    names
      .filter((name) => !without.includes(name))
      .map((name) => ({ name, text, fields: leaves([name], defaultSettings[name], isRecord(defaultSettings[name]) ? '' : text) }));
}

/** The sections of the page. Throws if a setting is in no table of docs/brands.md: it would have no field. */
export function settingsOf(sources) {
  const { sections, flags } = documented();
  const groupOf = fieldsOf(sources, flags);
  const all = sections.map(({ title, rows }) => ({ title, groups: rows.flatMap(groupOf) })).filter(({ groups }) => groups.length > 0);
  const listed = all.flatMap(({ groups }) => groups.map(({ name }) => name));
  const missing = Object.keys(sources.defaultSettings).filter((name) => !without.includes(name) && !listed.includes(name));
  if (missing.length > 0) throw new Error(`docs/brands.md has no row for ${missing.join(', ')}`);
  return all;
}
