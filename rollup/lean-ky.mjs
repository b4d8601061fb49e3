import { block, cutText, span, text } from './cut-text.mjs';

const folder = '[\\\\/]node_modules[\\\\/]ky[\\\\/]distribution[\\\\/]';
const ky = /[\\/]node_modules[\\/]ky[\\/]/;
const file = (name) => new RegExp(`${folder}${name.replace('/', '[\\\\/]')}\\.js$`);

/** What ky does for options that the library never sets, file by file. What does not stand there exactly once fails the build. */
const cuts = [
  {
    file: file('core/Ky'),
    texts: [
      block("if (typeof ky.#options.timeout === 'number' && ky.#options.timeout > maxSafeTimeout) {"),
      ...['afterResponse', 'beforeError'].map((name) => block(`for (const hook of ky.#options.hooks.${name}) {`)),
      ...['beforeRetry', 'beforeRequest'].map((name) => block(`for (const hook of this.#options.hooks.${name}) {`)),
      text('ky.#decorateResponse(response);'),
      text(
        "(typeof ky.#options.throwHttpErrors === 'function'\n                ? ky.#options.throwHttpErrors(response.status)\n                : ky.#options.throwHttpErrors)",
        'true',
      ),
      text(', ky.#getNormalizedOptions());', ');'),
      block('if (ky.#options.onDownloadProgress) {'),
      block('for (const [type, mimeType] of Object.entries(responseTypes)) {'),
      block('static #normalizeSearchParams(searchParams) {'),
      text('headers: mergeHeaders(this.#input.headers, options.headers),'),
      text(
        'hooks: mergeHooks({\n                beforeRequest: [],\n                beforeRetry: [],\n                beforeError: [],\n                afterResponse: [],\n            }, options.hooks),',
      ),
      text("method: normalizeRequestMethod(options.method ?? this.#input.method ?? 'GET'),"),
      text("prefixUrl: String(options.prefixUrl || ''),"),
      text('retry: normalizeRetryOptions(options.retry),'),
      text('throwHttpErrors: options.throwHttpErrors ?? true,'),
      text('timeout: options.timeout ?? 10_000,'),
      text('fetch: options.fetch ?? globalThis.fetch.bind(globalThis),'),
      text('context: options.context ?? {},'),
      text('this.#options.signal ?? this.#input.signal', 'this.#options.signal'),
      block("if (typeof this.#input !== 'string' && !(this.#input instanceof URL"),
      block("if (this.#options.prefixUrl && typeof this.#input === 'string') {"),
      block('if (supportsRequestStreams) {'),
      block('if (this.#options.json !== undefined) {'),
      text("const userProvidedContentType = options.headers && new globalThis.Headers(options.headers).has('content-type');"),
      block('if (this.#input instanceof globalThis.Request\n'),
      block('if (hasSearchParameters(this.#options.searchParams)) {'),
      block('if (this.#options.onUploadProgress) {'),
      text('error instanceof Error ? error : new NonError(error)', 'error'),
      block('if (errorObject instanceof ForceRetryError) {'),
      block('if (this.#options.retry.shouldRetry !== undefined) {'),
      span('let jitteredDelay = retryDelay;', 'Number.POSITIVE_INFINITY;', 'const jitteredDelay = this.#options.retry.jitter(retryDelay);'),
      text('Math.min(backoffLimit, jitteredDelay)', 'Math.min(this.#options.retry.backoffLimit, jitteredDelay)'),
      text('isTimeoutError(error) && !this.#options.retry.retryOnTimeout', 'isTimeoutError(error)'),
      text('this.#options.retry.maxRetryAfter ?? after', 'this.#options.retry.maxRetryAfter'),
      block('if (error.response.status === 413) {'),
      block('if (this.#retryCount < 1) {'),
      block('#decorateResponse(response) {'),
      block('#cancelResponseBody(response) {'),
      block('if (error instanceof ForceRetryError && error.customRequest) {'),
      text('const nonRequestOptions = findUnknownOptions(this.request, this.#options);'),
      block('if (this.#options.timeout === false) {'),
      text('nonRequestOptions, this.#abortController', '{}, this.#abortController'),
      block('#getNormalizedOptions() {'),
      text('#cachedNormalizedOptions;'),
      block('#assignRequest(request) {'),
      block('#wrapRequestWithUploadProgress(request, originalBody) {'),
    ],
  },
  {
    file: file('index'),
    texts: [
      block('for (const method of requestMethods) {'),
      text('ky.extend = ', 'const extend = '),
      text('ky.stop = stop;'),
      text('ky.retry = retry;'),
    ],
  },
  {
    file: file('core/constants'),
    texts: [
      text('export const supportsRequestStreams = (() => {', 'export const supportsRequestStreams = false && (() => {'),
      text("new TextEncoder().encode('------WebKitFormBoundaryaxpyiPgbbPti10Rw').length", '0'),
      text("typeof globalThis.AbortController === 'function'", 'true'),
      text("typeof globalThis.AbortSignal === 'function' && "),
      text("Symbol('stop')", 'undefined'),
    ],
  },
  {
    file: file('utils/merge'),
    texts: [
      block('for (const source of sources) {\n        if ((!isObject(source)'),
      text('const isHeadersInstance = source2 instanceof globalThis.Headers;'),
      span('if ((isHeadersInstance', 'result.set(key, value); }', 'result.set(key, value);'),
      span('if (Array.isArray(source)) {', 'else if (isObject(source)) {', 'if (isObject(source)) {'),
      block("if (key === 'signal' && value instanceof globalThis.AbortSignal) {"),
      text('const signals = [];'),
      block('if (signals.length > 0) {'),
      block("if (key === 'context') {"),
      block("if (key === 'searchParams') {"),
      block('if (searchParameters !== undefined) {'),
      block('if (isObject(source.hooks)) {'),
    ],
  },
  {
    file: file('errors/HTTPError'),
    texts: [
      text('request; options; constructor(response, request, options) {', 'constructor(response) {'),
      span('const code = (response.status', 'this.name', 'super(); this.name'),
      text('this.request = request; this.options = options;'),
    ],
  },
  {
    file: file('errors/TimeoutError'),
    texts: [
      text('request; constructor(request) {', 'constructor() {'),
      span('super(`Request timed out', 'this.name', 'super(); this.name'),
      text('this.request = request;'),
    ],
  },
  {
    file: file('utils/type-guards'),
    texts: [
      text('error instanceof HTTPError || (error?.name === HTTPError.name)', 'error instanceof HTTPError'),
      text('error instanceof TimeoutError || (error?.name === TimeoutError.name)', 'error instanceof TimeoutError'),
    ],
  },
];

/** The options whose work is left out, and those whose defaults are; `http.ts` alone knows ky. */
const absent =
  /\b(?:hooks|searchParams|prefixUrl|parseJson|stringifyJson|shouldRetry|retryOnTimeout|throwHttpErrors|context|on(?:Down|Up)loadProgress|FormData|ForceRetryError)\b|\b(?:ky|client)\.(?:extend|get|post|put|patch|head|delete)\(|\bjson:|\.json\(/;
const needed = [
  ...['headers: {', 'method:', 'timeout:', 'fetch:', 'signal:', 'retry: {', 'limit:', 'methods:', 'statusCodes:', 'afterStatusCodes:'],
  ...['delay:', 'jitter:', 'backoffLimit:', 'maxRetryAfter:'],
];

/**
 * ky without the work for options that the library never sets, and without the words of its errors, which hold the address that was
 * asked. What stays is as it was: headers, time-out and tries.
 */
export function leanKy() {
  let isKy = false;
  const met = new Set();
  return {
    name: 'lean-ky',
    buildStart() {
      isKy = false;
      met.clear();
    },
    transform(code, id) {
      isKy ||= ky.test(id);
      if (/src[\\/]services[\\/]http\.ts$/.test(id)) {
        const [asked] = absent.exec(code) ?? [];
        if (asked) this.error(`${id} asks for what the delivered ky does not have: ${asked}`);
        const missing = needed.find((option) => !code.includes(option));
        if (missing) this.error(`${id} counts on a default that the delivered ky does not have: ${missing}`);
      }
      const mine = cuts.find((row) => row.file.test(id));
      if (!mine) return null;
      met.add(mine);
      const fail = (from) => this.error(`${id} no longer holds, once, what is left out of it: ${from}`);
      return { code: cutText(code, mine.texts, fail), map: { mappings: '' } };
    },
    buildEnd(failed) {
      const gone = cuts.filter((row) => !met.has(row));
      if (!failed && isKy && gone.length > 0)
        this.error(`ky no longer has the files that something is left out of: ${gone.map((row) => row.file)}`);
    },
  };
}
