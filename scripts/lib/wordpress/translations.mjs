/** The translations of the WordPress plugin: what WordPress reads, made from a `.po` file. */

const unquoted = (text) => JSON.parse(`"${text}"`);

/**
 * The texts of a `.po` file by their English: `Map { 'Brand' => 'Marca' }`. The header has the English ''.
 *
 * @param {string} po
 * @returns {ReadonlyMap<string, string>}
 */
export function readPo(po) {
  const texts = new Map();
  for (const entry of po.split(/\n\s*\n/)) {
    const lines = entry.split('\n').filter((line) => line && !line.startsWith('#'));
    const parts = { msgid: '', msgstr: '' };
    let part = '';
    for (const line of lines) {
      const [, name, text] = /^(?:(msgid|msgstr) )?"(.*)"$/.exec(line) ?? [];
      if (text === undefined) throw new Error(`This line of a .po file cannot be read: ${line}`);
      part = name ?? part;
      parts[part] += unquoted(text);
    }
    if (lines.length > 0) texts.set(parts.msgid, parts.msgstr);
  }
  return texts;
}

/**
 * The binary form (`.mo`) of GNU gettext: the tables of lengths and offsets, and then the texts, sorted by their English.
 *
 * @param {ReadonlyMap<string, string>} texts
 */
export function moOf(texts) {
  const sorted = [...texts].map((pair) => pair.map((text) => Buffer.from(text))).sort(([one], [other]) => Buffer.compare(one, other));
  const HEADER = 28;
  const tables = sorted.length * 8;
  const head = Buffer.alloc(HEADER + 2 * tables);
  [0x950412de, 0, sorted.length, HEADER, HEADER + tables, 0, HEADER + 2 * tables].forEach((value, at) => {
    head.writeUInt32LE(value, at * 4);
  });
  const bodies = [];
  let offset = head.length;
  for (const [column, start] of [
    [0, HEADER],
    [1, HEADER + tables],
  ]) {
    sorted.forEach((pair, at) => {
      const text = pair[column];
      head.writeUInt32LE(text.length, start + at * 8);
      head.writeUInt32LE(offset, start + at * 8 + 4);
      bodies.push(text, Buffer.alloc(1));
      offset += text.length + 1;
    });
  }
  return Buffer.concat([head, ...bodies]);
}

/**
 * The texts of scripts, as `wp.i18n` takes them.
 *
 * @param {ReadonlyMap<string, string>} texts
 * @param {ReadonlySet<string>} wanted
 */
export function scriptTranslations(texts, wanted) {
  const messages = [...texts].filter(([english]) => english && wanted.has(english)).map(([english, other]) => [english, [other]]);
  return `${JSON.stringify({
    domain: 'messages',
    locale_data: {
      messages: { '': { domain: 'messages', lang: 'es', 'plural-forms': 'nplurals=2; plural=n != 1;' }, ...Object.fromEntries(messages) },
    },
  })}\n`;
}

const escapes = { n: '\n', t: '\t', "'": "'", '"': '"', '\\': '\\' };
const literal = (text) => text.replace(/\\(.)/g, (all, sign) => escapes[sign] ?? all);

/**
 * The texts that a source of PHP or JavaScript marks to be translated: `__( 'Brand', 'ucp-elements' )`.
 *
 * @param {string} source
 * @returns {ReadonlySet<string>}
 */
export function markedTexts(source) {
  const calls = source.matchAll(/\b(?:__|_x|esc_html__|esc_attr__|esc_html_e|esc_attr_e)\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g);
  return new Set([...calls].map(([, text]) => literal(text.slice(1, -1))));
}
