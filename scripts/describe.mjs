/**
 * `npm run describe` writes docs/tags.md, the tag reference, from the element tables, docs/tokens.md from the themes, and the table of
 * docs/hosts.md. What the package holds beside it comes with its build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from '../rollup/describe/model.mjs';
import { withTable } from '../test/hosts/hosts.mjs';
import { inProject } from './lib/project.mjs';
import { reference } from './lib/reference.mjs';
import { tokensPage } from './lib/tokens/tokens-page.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

refuseStrangeWords();

writeFileSync(inProject('docs/tags.md'), reference(await describe()));
writeFileSync(inProject('docs/hosts.md'), withTable(readFileSync(inProject('docs/hosts.md'), 'utf8')));
writeFileSync(inProject('docs/tokens.md'), tokensPage());
