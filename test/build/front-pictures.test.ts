import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { frontPictures, isCurrent } from '../../scripts/lib/screenshots/front.mjs';

/** The pictures of what one gets. The pictures of the stories are compared with the screen before a release. */

it.each(frontPictures)('$file is as new as the picture of its story (`npm run screenshots` writes both)', async (picture) => {
  expect(await isCurrent(picture)).toBe(true);
});

it.each([
  ['README.md', ''],
  ['docs/site/pages/index.md', '/'],
])('%s shows a large screen and a phone, in the true size, with words for people who do not see them', (document, root) => {
  const text = readFileSync(inProject(document), 'utf8');
  for (const { file, width, height } of frontPictures) {
    const address = root ? file.replace('docs/site', '/docs') : file;
    const [image = ''] = text.match(new RegExp(`<img [^>]*src="${address}"[^>]*>`)) ?? [];
    expect(image, address).toMatch(/ alt="[^"]{20,}"/);
    const [, wide = '0', high = '0'] = / width="(\d+)" height="(\d+)"/.exec(image) ?? [];
    expect(Number(wide) / Number(high)).toBeCloseTo(width / height, 1);
  }
});
