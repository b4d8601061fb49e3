/**
 * `npm run prose` looks for sentences that readers stumble over: more than 25 words, a clause as the subject, or a phrase that hides
 * a plain word. It lists them with file and line, and fails if a kind of text has more of them than its bound.
 * `--all` also lists those within a bound. Paths limit it to these files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from './lib/project.mjs';
import { commentBlocks, messageBlocks, pageBlocks, titleBlocks, wordBlocks } from './lib/prose/blocks.mjs';
import { faultOf, sentencesOf } from './lib/prose/sentences.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

/** Folders that are installed, built or downloaded, and the applications of the host tests. */
const skipped = /(?:^|\/)(?:node_modules|dist|\.git|\.cache|\.astro|storybook-static|coverage|\.data|\.shots)$|^test\/hosts\/\w+$/;

/** Pages that are made from the names of stories, from the texts for shoppers, or from other pages. */
const generated = /^stories\/screenshots\/|^docs\/texts\.md$|^docs\/site\/src\/content\//;

/** The kinds of text: the files that hold it, how to find it, and how many percent of its sentences may be faulty. */
const kinds = [
  { name: 'pages', bound: 0, blocks: pageBlocks, holds: (path) => /\.mdx?$/.test(path) && !generated.test(path) },
  { name: 'console messages', bound: 0, blocks: messageBlocks, holds: (path) => /^(?:src|elements|cli)\/.*\.tsx?$/.test(path) },
  { name: 'words of the author’s panel', bound: 0, blocks: wordBlocks, holds: (path) => path.endsWith('preview/words.ts') },
  { name: 'comments', bound: 0.5, blocks: commentBlocks, holds: (path) => /\.(?:tsx?|m?js|css)$/.test(path) },
  { name: 'test titles', bound: 0.5, blocks: titleBlocks, holds: (path) => /\.test\.tsx?$/.test(path) },
];

function filesIn(folder) {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return skipped.test(path) ? [] : filesIn(path);
  });
}

/** Every sentence of a kind, with its place and what is wrong with it. */
function sentencesOfKind({ blocks, holds }, paths) {
  return paths.filter(holds).flatMap((path) =>
    blocks(readFileSync(inProject(path), 'utf8'))
      .flatMap(sentencesOf)
      .map(({ line, text }) => ({ place: `${path}:${line}`, text, fault: faultOf(text) })),
  );
}

const words = process.argv.slice(2);
const listsAll = words.includes('--all');
const named = words.filter((word) => existsSync(inProject(word)));
refuseStrangeWords(['--all', ...named]);
const paths = named.length > 0 ? named : filesIn('.');

for (const kind of kinds) {
  const sentences = sentencesOfKind(kind, paths);
  const faulty = sentences.filter(({ fault }) => fault);
  const share = (100 * faulty.length) / Math.max(sentences.length, 1);
  const isOver = share > kind.bound;
  if (isOver) process.exitCode = 1;
  if (isOver || listsAll) for (const { place, fault, text } of faulty) console.log(`${place} (${fault}): ${text}`);
  if (sentences.length > 0)
    console.log(`${kind.name}: ${faulty.length} of ${sentences.length} sentences, ${share.toFixed(1)} percent (at most ${kind.bound})`);
}
