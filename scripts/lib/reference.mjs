import { ofEveryTag, readyNote } from '../../rollup/describe/model.mjs';

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
/** A sign of HTML is text in prose; between code marks it stands as it is. */
const prose = (text) => text.replaceAll(/(`[^`]*`)|</g, (_, code) => code ?? '&lt;');
const cell = (text) => prose(text.replaceAll('|', '\\|'));
const row = (...cells) => `| ${cells.join(' | ')} |`;

function table(heads, rows) {
  return rows.length === 0 ? [] : [row(...heads), row(...heads.map(() => '---')), ...rows.map((cells) => row(...cells)), ''];
}

/** What is on every tag is told once. */
const common = ['theme', 'lang', ofEveryTag];

function attributeRow({ name, summary, accepts, fallback }) {
  const without = fallback === undefined ? '' : ` Without it: ${code(String(fallback))}.`;
  return [code(name), `${cell(summary)}${without}`, cell(accepts)];
}

function slotLine({ name, summary }) {
  return [name ? code(name) : '(default)', cell(summary)];
}

function partLine(parts) {
  return parts.length === 0
    ? []
    : [`Parts for \`::part()\`: ${parts.map(({ name, summary }) => `${code(name)} ${cell(summary)}`).join(' ')}`, ''];
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
    ...partLine(one.parts),
  ];
}

function commonSection({ tags }) {
  const usual = tags.find(({ tag }) => tag !== 'ucp-settings');
  return [
    'Every tag takes these two:',
    '',
    ...table(['Attribute', 'What it says', 'Takes'], usual.attributes.filter(({ name }) => common.includes(name)).map(attributeRow)),
    `Every element has the property ${code('ready')}. ${readyNote}`,
    '',
    `Every tag may fire ${code(ofEveryTag)}; its own events stand below.`,
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
    'All bubble and cross shadow roots: listen on the tag, on anything around it, or on the document. What is answered in a popup, such as a removal or a sign-out, is told from the tag that asked for it; from the popup itself only where that has gone, or a script opened the popup.',
    '',
    ...table(['Event', 'When', 'Detail', 'Can be cancelled'], rows),
  ];
}

/** A setting's dotted name and its default; what has names of its own inside is opened, empty or not. */
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
    'What the child script of `ucp-settings` or `configure()` may hold. A dot stands for an object inside: `"flags": { "extraHelp": false }`.',
    'Functions (`host`) and outside tools are set by script: see [brands.md](brands.md#script).',
    '',
    ...table(['Setting', 'Default'], [...settingRows(settings)]),
    ...byName('`links`', 'Where the library leads; a name in braces is filled in.', settings.links),
    ...byName(
      '`endpoints`',
      'The calls, under `apiBase` or `contentBase`; what is in brackets is left out when it is not known.',
      endpoints,
    ),
  ];
}

/** The tag reference for authors, `docs/tags.md`. */
export function reference(model) {
  const lines = [
    '# Tags',
    '',
    'Made from the element tables by `npm run describe`; a test holds it in step. To change a line here, change the table in `elements/`.',
    '',
    ...commonSection(model),
    ...model.tags.flatMap(section),
    ...eventSection(model),
    ...settingsSection(model),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
