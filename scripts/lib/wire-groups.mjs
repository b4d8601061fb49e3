import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { inProject } from './project.mjs';

/** The sections of docs/wire.md, and which tags of docs/openapi.yaml each explains. */
const groups = {
  Profile: ['profile'],
  'Plans and places': ['plans'],
  Drugs: ['drugs'],
  Enrollments: ['enrollments'],
  'Identity and shared services': ['identity', 'shared', 'tracking'],
  'Content fragments': ['content'],
};

const [start, end] = ['<!-- calls -->', '<!-- /calls -->'];

function callsTagged(tags) {
  const { paths } = /** @type {{ paths: object }} */ (parseYaml(readFileSync(inProject('docs/openapi.yaml'), 'utf8')));
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const tagged = operations.filter((one) => one['x-ucp-call'] && one.tags.some((tag) => tags.includes(tag)));
  return [...new Set(tagged.map((one) => `\`${one['x-ucp-call']}\``))].join(', ');
}

/**
 * docs/wire.md with its table of calls as docs/openapi.yaml has them now.
 *
 * @param {string} text
 */
export function withCalls(text) {
  const rows = Object.entries(groups).map(
    ([title, tags]) => `| [${title}](#${title.toLowerCase().replaceAll(' ', '-')}) | ${callsTagged(tags)} |`,
  );
  const table = ['| Group | Calls |', '| --- | --- |', ...rows].join('\n');
  return text.replace(new RegExp(`${start}[\\s\\S]*${end}`), () => `${start}\n${table}\n${end}`);
}
