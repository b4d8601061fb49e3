import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/**
 * The packages that the library's sources import in a browser. Vite gets them before it starts: a package that it
 * finds during a run makes it reload the page, and the tests.
 *
 * @type {readonly string[]}
 */
export const browserPackages = [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies),
  'react-dom/client',
  'react-dom/server.browser',
  'lit/html.js',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];
