import { ofEveryTag, readyNote } from '../../rollup/describe/model.mjs';

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
/** Escapes HTML in prose, except in code marks. */
const prose = (text) => text.replaceAll(/(`[^`]*`)|</g, (_, code) => code ?? '&lt;');
const cell = (text) => prose(text.replaceAll('|', '\\|'));
const row = (...cells) => `| ${cells.join(' | ')} |`;

function table(heads, rows) {
  return rows.length === 0 ? [] : [row(...heads), row(...heads.map(() => '---')), ...rows.map((cells) => row(...cells)), ''];
}

/** Attributes that all tags share are described once. */
const common = ['theme', 'lang', ofEveryTag];

function attributeRow({ name, summary, accepts, fallback }) {
  const without = fallback === undefined ? '' : ` Without it: ${code(String(fallback))}.`;
  return [code(name), `${cell(summary)}${without}`, cell(accepts)];
}

function slotLine({ name, summary }) {
  return [name ? code(name) : '(default)', cell(summary)];
}

function partTable(parts) {
  return table(
    ['Part for `::part()`', 'What it is'],
    parts.map(({ name, summary }) => [code(name), cell(summary)]),
  );
}

function eventLine(events) {
  const own = events.filter(({ name }) => !common.includes(name));
  return own.length === 0 ? [] : [`Events: ${own.map(({ name }) => code(name)).join(', ')}.`, ''];
}

function section(one) {
  const own = one.attributes.filter(({ name }) => !common.includes(name) || one.tag === 'ucp-settings');
  return [
    `### ${code(one.tag)}`,
    '',
    cell(one.summary),
    '',
    ...table(['Attribute', 'What it says', 'Takes'], own.map(attributeRow)),
    ...table(
      ['Property', 'What it holds', 'Type'],
      one.properties.map(({ name, summary, type }) => [code(name), cell(summary), code(type)]),
    ),
    ...table(['Slot', 'What goes there'], one.slots.map(slotLine)),
    ...(one.isPopup ? ['Methods: `show()` and `hide()`.', ''] : []),
    ...eventLine(one.events),
    ...partTable(one.parts),
  ];
}

function commonSection({ tags }) {
  const usual = tags.find(({ tag }) => tag !== 'ucp-settings');
  return [
    'Every tag has these two attributes:',
    '',
    ...table(['Attribute', 'What it says', 'Takes'], usual.attributes.filter(({ name }) => common.includes(name)).map(attributeRow)),
    `Every element has the property ${code('ready')}. ${readyNote}`,
    '',
    `Every tag may fire ${code(ofEveryTag)}. Each tag below lists its own events.`,
    '',
  ];
}

function eventSection({ events }) {
  const rows = events.map(({ name, summary, detail, isCancelable }) => [
    code(name),
    cell(summary),
    code(detail),
    isCancelable ? 'yes' : '',
  ]);
  return [
    '## Events',
    '',
    'All events bubble and cross shadow roots. Listen on the tag, on an element around it, or on the document. If a popup asks first, as for a removal or a sign-out, the event fires on the tag that opened it. It fires on the popup if that tag is gone, or if a script opened the popup.',
    '',
    ...table(['Event', 'When', 'Detail', 'Cancelable'], rows),
  ];
}

/** A setting's dotted name and its default. An object is expanded, even an empty one. */
function* settingRows(settings, prefix = '') {
  for (const [name, value] of Object.entries(settings)) {
    if (name === 'links' || name === 'endpoints' || name === 'host') continue;
    const isOpen = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
    if (isOpen) yield* settingRows(value, `${prefix}${name}.`);
    else yield [code(prefix + name), code(JSON.stringify(value))];
  }
}

function byName(title, sentence, record) {
  return [
    `### ${title}`,
    '',
    sentence,
    '',
    ...table(
      ['Name', 'Default'],
      Object.entries(record).map(([name, value]) => [code(name), code(value)]),
    ),
  ];
}

function settingsSection({ settings, endpoints }) {
  return [
    '## Settings',
    '',
    'The JSON in `ucp-settings` and `configure()` take these. [brands.md](brands.md#settings) explains each one.',
    'A dot is an object inside: `"flags": { "extraHelp": false }`. Set functions and tools by [script](brands.md#script).',
    '',
    ...table(['Setting', 'Default'], [...settingRows(settings)]),
    ...byName('`links`', 'Addresses that the library opens. It fills in the names in braces.', settings.links),
    ...byName(
      '`endpoints`',
      'Paths of the calls, under `apiBase` or `contentBase`. A part in brackets is left out if it is not known. [wire.md](wire.md) has the shape of each call.',
      endpoints,
    ),
  ];
}

/**
 * The tag reference for authors, `docs/tags.md`.
 *
 * @param {import('../../rollup/describe/model.mjs').Description} model
 */
export function reference(model) {
  const lines = [
    '# Tags',
    '',
    '`npm run describe` writes this page from `elements/`, and a test checks it. Change a line there, not here.',
    '',
    ...commonSection(model),
    ...model.tags.flatMap(section),
    ...eventSection(model),
    ...settingsSection(model),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
