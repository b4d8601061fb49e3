import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { inFolder, readKept } from './folder.mjs';

const folder = '.cache/screenshots';

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1b2430; background: #f4f2ee; }
  h2 { margin: 3rem 0 0.5rem; font-size: 1.1rem; overflow-wrap: anywhere; }
  .row { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1.5rem; align-items: start; }
  figure { margin: 0; }
  figcaption { font-weight: 600; }
  img { max-width: 100%; border: 1px solid #c9c3b8; background: #fff; }
  .both { display: inline-grid; position: relative; }
  .both img { grid-area: 1 / 1; }
  .both img + img { clip-path: inset(0 0 0 var(--at, 50%)); }
  input { display: block; width: min(100%, 40rem); }
`;

const asText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const figure = (name, file) => `<figure><figcaption>${name}</figcaption><img src="${file}" alt=""></figure>`;

function changedPart({ file, pixels }) {
  const [before, after] = [`before/${file}`, `after/${file}`];
  const both = `<figure><figcaption>Before, and after to the right of the slider</figcaption>
    <input type="range" aria-label="Where the picture of after begins" oninput="this.nextElementSibling.style.setProperty('--at', this.value + '%')">
    <span class="both"><img src="${before}" alt=""><img src="${after}" alt=""></span></figure>`;
  return `<p>${pixels} pixels differ.</p>
  <div class="row">${figure('Before', before)}${figure('After', after)}${figure('Difference', `difference/${file}`)}</div>
  <details><summary>One over the other</summary>${both}</details>`;
}

const parts = {
  changed: changedPart,
  new: ({ file }) => `<p>There was no picture.</p><div class="row">${figure('After', `after/${file}`)}</div>`,
  gone: ({ file }) => `<p>No story has this picture any more.</p><div class="row">${figure('Before', `before/${file}`)}</div>`,
  failed: ({ error }) => `<p>No picture could be taken: ${asText(error)}</p>`,
};

function keepPictures({ file, after, difference }) {
  const before = readKept(file);
  if (before) writeFileSync(inProject(folder, 'before', file), before);
  if (after) writeFileSync(inProject(folder, 'after', file), after);
  if (difference) writeFileSync(inProject(folder, 'difference', file), difference);
}

/** Writes a page that shows the differences from the pictures in the repository. Returns its path. */
export function writeReport(outcomes) {
  rmSync(inProject(folder), { recursive: true, force: true });
  for (const name of ['before', 'after', 'difference']) mkdirSync(inProject(folder, name), { recursive: true });
  for (const outcome of outcomes) keepPictures(outcome);
  const body = outcomes.map((one) => `<h2>${asText(one.file)}</h2>\n${parts[one.status](one)}`).join('\n');
  const page = inProject(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What differs from ${asText(inFolder())}</title>
<style>${style}</style>
<h1>${outcomes.length} of the stories' pictures differ</h1>
${body}
</html>
`,
  );
  return page;
}
