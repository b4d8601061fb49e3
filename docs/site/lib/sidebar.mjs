import { documentParts } from './documents.mjs';
import { groupNames, ruleName, rulePath, tagsOf, titleOf } from './tags.mjs';

/**
 * The navigation of the site. A page that is in no group fails a test.
 *
 * @typedef {{ slug: string, label?: string, items?: undefined } | { label: string, collapsed?: boolean, items: readonly SidebarItem[] }} SidebarItem
 */

/** @type {(slug: string, label?: string) => SidebarItem} */
const page = (slug, label) => (label ? { slug, label } : { slug });
const hosts = ['plain-html', 'react', 'next', 'vue', 'svelte', 'angular', 'lit', 'astro', 'eleventy', 'tinymce', 'ckeditor'];
/** @type {Readonly<Record<string, string>>} */
const hostNames = { 'plain-html': 'Plain HTML', tinymce: 'TinyMCE', ckeditor: 'CKEditor' };
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const tags = {
  label: 'Tags',
  items: [
    page('reference/tags', 'All tags'),
    ...groupNames.map((label) => ({
      label,
      collapsed: true,
      items: tagsOf(label).map((tag) => page(`reference/tags/${tag.replace('ucp-', '')}`, titleOf(tag))),
    })),
  ],
};

const ruleSections = () => documentParts('docs/rules.md').filter(({ level }) => level === 2);

const rules = () => ({
  label: 'Rules',
  collapsed: true,
  items: [page('reference/rules', 'All rules'), ...ruleSections().map(({ title }) => page(rulePath(title), ruleName(title)))],
});

/** @type {() => readonly SidebarItem[]} */
export const sidebar = () => [
  {
    label: 'Tutorials',
    items: [
      page('tutorials/author', 'For authors'),
      page('tutorials/wordpress', 'For authors in WordPress'),
      page('tutorials/brand-developer', 'For brand developers'),
      page('tutorials/demo', 'Start the demo'),
    ],
  },
  {
    label: 'How-to guides',
    items: [
      page('guides/snippet', 'Choose tags and copy them'),
      page('guides/nothing-shows'),
      page('guides/author-settings'),
      page('guides/colors'),
      page('guides/spanish'),
      page('guides/print', 'Print'),
      page('guides/application'),
      page('guides/token'),
      page('guides/sign-in'),
      page('guides/services'),
      page('guides/tools', 'Connect your tools'),
      page('guides/pieces', 'Your own pieces'),
      page('guides/tracking'),
      page('guides/content-policy', 'Content security policy'),
      page('guides/storybook', 'Storybook'),
      {
        label: 'Recipes for hosts',
        collapsed: true,
        items: [
          page('guides/hosts', 'All hosts'),
          ...hosts.map((name) => page(`guides/hosts/${name}`, hostNames[name] ?? capital(name))),
          page('guides/hosts/content-systems'),
          page('guides/hosts/skeletons'),
          page('guides/hosts/changing-pages'),
        ],
      },
    ],
  },
  tags,
  {
    label: 'Reference',
    items: [
      page('reference/settings', 'Settings'),
      page('reference/events'),
      page('reference/script'),
      page('reference/storage'),
      page('reference/wire', 'Services'),
      page('reference/tokens', 'Tokens'),
      page('reference/texts', 'Texts'),
      page('reference/faults', 'Faults'),
      page('reference/faults-of-writes', 'Faults of writes'),
      page('reference/service'),
      page('reference/sample-data'),
      rules(),
    ],
  },
  {
    label: 'Explanation',
    items: [
      page('explanation/extra-help', 'Extra Help and prices'),
      page('explanation/what-leaves-the-browser'),
      page('explanation/data-guarantees'),
      page('explanation/accessibility'),
      page('explanation/browsers', 'Browsers'),
      page('explanation/measurements'),
      page('explanation/architecture'),
      page('explanation/what-users-expect'),
    ],
  },
  {
    label: 'Project',
    items: [
      page('project/changelog'),
      page('project/security', 'Security'),
      page('project/add', 'Add an element'),
      page('project/tests', 'Run the tests'),
      page('project/build'),
      page('project/code-of-conduct'),
    ],
  },
];

/**
 * The addresses of all pages in the navigation.
 *
 * @param {readonly SidebarItem[]} items
 * @returns {readonly string[]}
 */
export function pagesIn(items) {
  return items.flatMap((one) => (one.items ? pagesIn(one.items) : [one.slug]));
}
