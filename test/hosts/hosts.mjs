import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/lib/project.mjs';

const acts = 'adds, moves and removes tags; hears an event; opens a popup by a property, and again after it was closed';

/**
 * Every host that a test runs in Chromium. The table of docs/hosts.md is made from this list. A host of an application passes the one suite
 * of pages that add, move and remove tags.
 *
 * @typedef {'plain' | 'react' | 'vue' | 'svelte' | 'angular' | 'lit' | 'next' | 'astro' | 'eleventy' | 'tinymce' | 'ckeditor'} HostName
 * @typedef {'the author’s line' | 'the package, bundled' | '–'} Delivery how the tags come to the host's page
 * @type {Readonly<Record<HostName, { title: string, package?: string, delivery: Delivery, tried: string, isApplication?: true }>>}
 */
export const hosts = {
  plain: { title: 'Plain HTML', delivery: 'the author’s line', tried: acts, isApplication: true },
  react: { title: 'React', package: 'react', delivery: 'the package, bundled', tried: `${acts}; one React for both`, isApplication: true },
  vue: { title: 'Vue', package: 'vue', delivery: 'the author’s line', tried: acts, isApplication: true },
  svelte: { title: 'Svelte', package: 'svelte', delivery: 'the author’s line', tried: acts, isApplication: true },
  angular: {
    title: 'Angular',
    package: '@angular/core',
    delivery: 'the author’s line',
    tried: `${acts}; compiled in the browser`,
    isApplication: true,
  },
  lit: { title: 'Lit', package: 'lit', delivery: 'the author’s line', tried: `${acts}, inside a shadow root`, isApplication: true },
  next: {
    title: 'Next',
    package: 'next',
    delivery: 'the package, bundled',
    tried:
      'the server’s HTML has the skeletons, which paint before any script. The page hydrates without a warning, also in StrictMode. It keeps its state when a file is edited',
  },
  astro: {
    title: 'Astro',
    package: 'astro',
    delivery: 'the author’s line',
    tried:
      'the server’s HTML holds the tags with their skeletons; these paint before any script, and nothing moves when the tags are drawn',
  },
  eleventy: {
    title: 'Eleventy',
    package: '@11ty/eleventy',
    delivery: 'the author’s line',
    tried: 'Markdown holds the tags: alone, in a sentence, in a table; their skeletons paint before any script',
  },
  tinymce: {
    title: 'TinyMCE',
    package: 'tinymce',
    delivery: '–',
    tried: 'keeps every tag and attribute through an edit, with the configuration below',
  },
  ckeditor: {
    title: 'CKEditor',
    package: 'ckeditor5',
    delivery: '–',
    tried: 'keeps every tag and attribute through an edit, with the configuration below',
  },
};

const dependenciesOf = (path) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inProject(path), 'utf8'));
  return { ...devDependencies, ...dependencies };
};

/** React and Lit come from the root's packages, the others from this folder's. */
const versions = { ...dependenciesOf('package.json'), ...dependenciesOf('test/hosts/package.json') };

/** The table of docs/hosts.md. */
function hostsTable() {
  const rows = Object.values(hosts).map(({ title, package: name, delivery, tried }) => [
    title,
    name ? versions[name] : '–',
    delivery,
    tried,
  ]);
  return [['Host', 'Version', 'The tags come by', 'Test'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const [start, end] = ['<!-- hosts -->', '<!-- /hosts -->'];

/**
 * The page with its table as it is now.
 *
 * @param {string} text
 */
export function withTable(text) {
  return text.replace(new RegExp(`${start}[\\s\\S]*${end}`), () => `${start}\n${hostsTable()}\n${end}`);
}
