const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  yaml: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

const PACKED = /^(text\/|application\/json|image\/svg)/;

/** The content type by the file extension; `application/octet-stream` for an unknown one. */
export function contentType(path: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined) ?? 'application/octet-stream';
}

/** Whether compression makes a file of this type smaller. */
export function isPackable(type: string): boolean {
  return PACKED.test(type);
}

/** Whether a file name contains a content hash, such as `react-3f09ac.js`. Such a file never changes. */
export function isHashed(path: string): boolean {
  const hash = /-([0-9a-f]{6}|[A-Za-z0-9_-]{8})\.[a-z0-9]+(?:\.map)?$/.exec(path)?.[1] ?? '';
  // Eight letters may be a word, as in `app-settings.js`. A Vite hash has digits or mixed case.
  return hash.length === 6 || /\d/.test(hash) || (/[a-z]/.test(hash) && /[A-Z]/.test(hash));
}
