import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../../scripts/lib/project.mjs';
import { files } from './assemble.mjs';
import { sitePages } from './site.mjs';
import { pictureFiles } from './tag-pages.mjs';

const folder = inProject('docs/site/src/content/docs');

/** Writes the pages that Astro builds the site from. Throws if a link or a section is missing. */
export async function writeSite() {
  const { pages, problems } = await sitePages();
  if (problems.length > 0) throw new Error(`The pages of the site do not fit together:\n${problems.join('\n')}`);
  rmSync(folder, { recursive: true, force: true });
  for (const { path, frontmatter, markdown } of pages) {
    const file = join(folder, `${path || 'index'}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\n${frontmatter}\n---\n\n${markdown}\n`);
  }
}

/** Copies the files beside the pages into the built site. */
export function copyFiles(built) {
  for (const [from, to] of Object.entries(files)) cpSync(inProject(from), join(built, to), { recursive: true });
  cpSync(inProject('demo/pages/favicon.svg'), join(built, 'favicon.svg'));
  for (const file of new Set(pictureFiles())) cpSync(inProject('stories/screenshots', file), join(built, 'states', file));
}
