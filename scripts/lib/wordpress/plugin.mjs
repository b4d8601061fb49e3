import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe } from '../../../rollup/describe/model.mjs';
import { readSettingRules, readSkeletons } from '../../../rollup/read-tables.mjs';
import { inProject } from '../project.mjs';
import { run } from '../run.mjs';
import { blocksOf } from './blocks.mjs';
import { settingsOf } from './settings.mjs';
import { skeletonsOf } from './skeletons.mjs';
import { markedTexts, moOf, readPo, scriptTranslations } from './translations.mjs';
import { zipOf } from './zip.mjs';

const source = inProject('wordpress');
const folder = inProject('dist/wordpress/ucp-elements');

const json = (value) => `${JSON.stringify(value)}\n`;

/** The files of a folder by their path in it. */
function filesIn(path) {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

/** The sources that the plugin has as they are, with the version. */
function ownFiles(version) {
  const paths = filesIn(source).filter((path) => /\.(?:php|txt|css|js)$/.test(path));
  return paths.map((path) => [relative(source, path), readFileSync(path, 'utf8').replaceAll('%version%', version)]);
}

/** The files of the CDN build that pages load, in a folder of their version: a browser never mixes the files of two. */
function libraryFiles(version) {
  const cdn = (name) => inProject(`dist/cdn/${name}`);
  const { chunks } = JSON.parse(readFileSync(cdn('manifest.json'), 'utf8'));
  const names = [...Object.keys(chunks), 'reserve.css', 'skeletons.css', 'licences.txt'];
  const integrity = JSON.parse(readFileSync(cdn('integrity.json'), 'utf8'));
  const place = (name) => ({ path: `cdn/${version}/${name}`, integrity: integrity[name] });
  return {
    files: names.map((name) => [`cdn/${version}/${name}`, readFileSync(cdn(name))]),
    named: { script: place('autoload.js'), reserve: place('reserve.css'), skeletons: place('skeletons.css') },
  };
}

/**
 * What PHP reads: the blocks, the first paint of each tag, and the fields of the settings.
 *
 * @typedef {Awaited<ReturnType<typeof pluginData>>} PluginData
 */
export async function pluginData() {
  const { tables, skeletonHtml } = await readSkeletons();
  const model = await describe();
  return {
    version: model.version,
    tags: blocksOf(model, tables),
    skeletons: skeletonsOf(tables, skeletonHtml),
    settings: settingsOf(await readSettingRules()),
  };
}

function dataFiles({ version, tags, skeletons, settings }, files) {
  const painted = Object.fromEntries(tags.map(({ tag }) => [tag, tag in skeletons]));
  const ofTags = tags.filter(({ tag }) => painted[tag]).map(({ tag }) => [`data/skeletons/${tag}.json`, json(skeletons[tag])]);
  return [['data/blocks.json', json({ version, files, painted, tags })], ['data/settings.json', json(settings)], ...ofTags];
}

/** Spanish, for PHP and for scripts. */
function translationFiles() {
  const texts = readPo(readFileSync(join(source, 'languages/ucp-elements-es.po'), 'utf8'));
  const scripts = ['editor.js', 'settings.js'].map((name) => readFileSync(join(source, 'assets', name), 'utf8'));
  return [
    ['languages/ucp-elements-es.mo', moOf(texts)],
    ['languages/ucp-elements-es.json', scriptTranslations(texts, markedTexts(scripts.join('\n')))],
  ];
}

/** Builds `dist/wordpress/ucp-elements` and the archive beside it. It needs the CDN build. */
export async function buildPlugin() {
  rmSync(folder, { recursive: true, force: true });
  await run('rollup', ['-c', '--configOnly=wordpress', '--silent']);
  const data = await pluginData();
  const { files, named } = libraryFiles(data.version);
  const written = [
    ...ownFiles(data.version),
    ...dataFiles(data, named),
    ...translationFiles(),
    ...files,
    ['license.txt', readFileSync(inProject('LICENSE'))],
  ];
  for (const [path, content] of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  /** @type {[string, Buffer][]} */
  const all = filesIn(folder).map((path) => [`ucp-elements/${relative(folder, path)}`, readFileSync(path)]);
  writeFileSync(`${folder}.zip`, zipOf(all));
}
