/**
 * `npm run describe` writes docs/tags.md from the element tables, docs/tokens.md from the themes, and the tables of
 * docs/hosts.md and of calls in docs/wire.md. It adds new lines to test/public-contract.txt. `--breaking` also removes old lines. The build writes
 * the other descriptions of the package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe } from '../rollup/describe/model.mjs';
import { typeEntries } from '../rollup/describe/types.mjs';
import { withTable } from '../test/hosts/hosts.mjs';
import { contractFile, contractText, frozenContract, nextContract } from './lib/contract/frozen-contract.mjs';
import { publicContract } from './lib/contract/public-contract.mjs';
import { inProject } from './lib/project.mjs';
import { reference } from './lib/reference.mjs';
import { tokensPage } from './lib/tokens/tokens-page.mjs';
import { withCalls } from './lib/wire-groups.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

refuseStrangeWords(['--breaking']);
const mayBreak = process.argv.includes('--breaking');
const model = await describe();

writeFileSync(inProject('docs/tags.md'), reference(model));
writeFileSync(inProject('docs/hosts.md'), withTable(readFileSync(inProject('docs/hosts.md'), 'utf8')));
writeFileSync(inProject('docs/wire.md'), withCalls(readFileSync(inProject('docs/wire.md'), 'utf8')));
writeFileSync(inProject('docs/tokens.md'), tokensPage());
writeFileSync(contractFile, contractText(nextContract(frozenContract(), publicContract(model, typeEntries), { mayBreak })));
