import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { shopperList } from '../demo/service/enter.js';
import { pageHeaders } from '../demo/service/files/security-headers.js';
import { type RunningServer, serve } from '../demo/service/serve.js';
import { memoryStore } from '../demo/service/store/memory-store.js';

/** The package's folder, seen from `dist/cli`. */
const inPackage = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The sample people, each with a link to a page that shows their profile. */
function indexPage(): string {
  const rows = shopperList.map(
    ({ name, summary, uuid }) =>
      `<tr><td><a href="/profile?shopper=${name}">${name}</a></td><td>${escaped(summary)}<br><code>${uuid}</code></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample people of the reference service</title>
<link rel="stylesheet" href="/sample.css">
</head>
<body>
<main>
<h1>Sample people</h1>
<p>This is a reference service with invented people. Choose a person to see their profile, or call the service with the uuid.</p>
<table>
<thead><tr><th scope="col">Person</th><th scope="col">What for, and uuid</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

function addPages(app: Hono): void {
  app.get('/', (c) => c.html(indexPage(), 200, { ...pageHeaders(new URL(c.req.url)) }));
}

/** Starts the reference service. Profiles are kept in memory: they are back to the samples at the next start. */
export function serveSamples(port: number): Promise<RunningServer> {
  return serve({
    port,
    store: memoryStore(),
    addPages,
    portHint: 'Choose another with --port, such as --port 0 for any free one.',
    folders: { '/': inPackage('dist/cli/pages'), '/cdn': inPackage('dist/cdn'), '/cdn-preact': inPackage('dist/cdn-preact') },
  });
}
