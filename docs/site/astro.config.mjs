import { fileURLToPath } from 'node:url';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { base } from './lib/address.mjs';
import { scrollableTables } from './lib/scrollable-tables.mjs';
import { sidebar } from './lib/sidebar.mjs';
import { copyFiles, writeSite } from './lib/write-site.mjs';

await writeSite();

/** Files that the pages lead to: the contract, the icon and the pictures of the states. */
const filesBesidePages = {
  name: 'files-beside-pages',
  hooks: { 'astro:build:done': ({ dir }) => copyFiles(fileURLToPath(dir)) },
};

export default defineConfig({
  base,
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  markdown: { rehypePlugins: [scrollableTables] },
  integrations: [
    starlight({
      title: 'Profile elements',
      description: 'Custom elements for the shopper-profile area of a Medicare plan-shopping site.',
      logo: { light: '../../demo/pages/favicon.svg', dark: './src/logo-dark.svg', alt: '' },
      favicon: '/favicon.svg',
      customCss: ['../../src/themes/tokens.css', './src/styles/site.css'],
      components: {
        MarkdownContent: './src/components/MarkdownContent.astro',
        SocialIcons: './src/components/HeaderLinks.astro',
      },
      // Long lines wrap: a phone shows all of them, and no block needs a scrollbar.
      expressiveCode: { defaultProps: { wrap: true } },
      sidebar: sidebar(),
      // A page is often found by its title: a match there counts more than the length of a page.
      pagefind: { ranking: { pageLength: 0.3, termFrequency: 0.6, termSaturation: 1.5, termSimilarity: 4 } },
    }),
    filesBesidePages,
  ],
});
