/** `npm run describe` writes docs/tags.md, the tag reference, from the element tables. What the package holds beside it comes with its build. */
import { writeFileSync } from 'node:fs';
import { describe } from '../rollup/describe/model.mjs';
import { reference } from '../rollup/describe/reference.mjs';
import { inProject } from './lib/project.mjs';

writeFileSync(inProject('docs/tags.md'), reference(await describe()));
