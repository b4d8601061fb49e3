import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/**
 * The packages that the library's sources import in a browser. Named to Vite before it starts: a package that it
 * finds in the middle of a run makes it load the page again, and the tests with it.
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
