const folder = '[\\\\/]node_modules[\\\\/]ky[\\\\/]distribution[\\\\/]';
const file = (name) => new RegExp(`${folder}${name.replace('/', '[\\\\/]')}\\.js$`);

/** A branch that nothing leads to; the minifier takes it away with all that only it used. */
const never = (condition) => [condition, condition.replace(/\(.*\)( \{)?$/s, '(false)$1')];
const noHooks = (owner, name) => [`for (const hook of ${owner}.#options.hooks.${name}) {`, 'while (false) { let hook;'];

/**
 * What ky does for options that the library never sets, file by file: the text as it stands there, and what takes its place.
 * A text that does not stand there exactly once fails the build.
 */
const cuts = [
  {
    file: file('core/Ky'),
    texts: [
      ...['afterResponse', 'beforeError'].map((name) => noHooks('ky', name)),
      ...['beforeRetry', 'beforeRequest'].map((name) => noHooks('this', name)),
      never('if (ky.#options.onDownloadProgress) {'),
      never('if (this.#options.onUploadProgress) {'),
      ['if (!this.#options.onUploadProgress || !request.body) {', 'if (true) {'],
      ['for (const [type, mimeType] of Object.entries(responseTypes)) {', 'while (false) { let type, mimeType;'],
      ['hasSearchParameters(this.#options.searchParams)', 'false'],
      ['if (this.#input instanceof globalThis.Request\n', 'if (false && this.#input instanceof globalThis.Request\n'],
      ['const userProvidedContentType = options.headers && ', 'const userProvidedContentType = false && '],
      ['this.#options.stringifyJson?.(this.#options.json) ?? ', ''],
      ['error instanceof Error ? error : new NonError(error)', 'error'],
      never('if (errorObject instanceof ForceRetryError) {'),
      ['if (error instanceof ForceRetryError && error.customRequest) {', 'if (false) {'],
      never('if (this.#options.retry.shouldRetry !== undefined) {'),
      never('if (this.#options.parseJson) {'),
      never('if (supportsRequestStreams) {'),
    ],
  },
  {
    file: file('index'),
    texts: [
      ['for (const method of requestMethods) {', 'while (false) { let method;'],
      ['ky.extend = ', 'const extend = '],
      ['ky.stop = stop;', ''],
      ['ky.retry = retry;', ''],
    ],
  },
  {
    file: file('core/constants'),
    texts: [
      ['export const supportsRequestStreams = (() => {', 'export const supportsRequestStreams = false && (() => {'],
      ["new TextEncoder().encode('------WebKitFormBoundaryaxpyiPgbbPti10Rw').length", '0'],
      ["typeof globalThis.AbortController === 'function'", 'true'],
      ["typeof globalThis.AbortSignal === 'function' && typeof globalThis.AbortSignal.any === 'function'", 'true'],
    ],
  },
  {
    file: file('utils/merge'),
    texts: [
      never("if (key === 'context') {"),
      never("if (key === 'searchParams') {"),
      never('if (searchParameters !== undefined) {'),
      never('if (isObject(source.hooks)) {'),
    ],
  },
  {
    file: file('utils/normalize'),
    texts: [
      never("if (typeof retry === 'number') {"),
      never('if (retry.methods && !Array.isArray(retry.methods)) {'),
      never('if (retry.statusCodes && !Array.isArray(retry.statusCodes)) {'),
    ],
  },
];

/** The options whose work is left out; `http.ts`, which alone knows ky, must not name them. */
const absent =
  /\b(?:hooks|searchParams|prefixUrl|parseJson|stringifyJson|shouldRetry|context|on(?:Down|Up)loadProgress|FormData|ForceRetryError)\b|\.(?:json|extend|get|post|put|patch|head|delete)\(/;

function cutOnce(code, [text, by], fail) {
  const at = code.indexOf(text);
  if (at < 0 || code.indexOf(text, at + 1) >= 0) fail(text);
  return code.slice(0, at) + by + code.slice(at + text.length);
}

/** ky without the work for options that the library never sets. What stays is as it was: methods, headers, time-out and tries. */
export function leanKy() {
  return {
    name: 'lean-ky',
    transform(code, id) {
      if (/src[\\/]services[\\/]http\.ts$/.test(id)) {
        const [asked] = absent.exec(code) ?? [];
        if (asked) this.error(`${id} asks for what the delivered ky does not have: ${asked}`);
      }
      const mine = cuts.find((row) => row.file.test(id));
      if (!mine) return null;
      const fail = (text) => this.error(`${id} no longer holds, once, what is left out of it: ${text}`);
      return { code: mine.texts.reduce((lean, cut) => cutOnce(lean, cut, fail), code), map: { mappings: '' } };
    },
  };
}
