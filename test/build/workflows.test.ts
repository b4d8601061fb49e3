import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';

/** The workflows of `.github`, compared with package.json and with the continuous integration of `.ci/run`. */

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly container?: string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const metadata = JSON.parse(read('package.json'));
const load = (name: string) => parseYaml(read(`.github/workflows/${name}`)) as Workflow;

const files = readdirSync(resolve(root, '.github/workflows'));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commandsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);
/** The npm scripts that a command runs. */
const scriptsIn = (command: string) =>
  [...command.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].flatMap(([all, name = '']) => (all.includes(' run ') || name === 'test' ? name : []));

/** The major version of Node, from `>=20.19` or `node:24-bookworm`. */
const majorOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

describe.each(files)('.github/workflows/%s', (file) => {
  const workflow = load(file);
  const jobs = Object.values(workflow.jobs);

  it('runs only scripts that package.json has', () => {
    const named = jobs.flatMap(commandsOf).flatMap(scriptsIn);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !(name in metadata.scripts))).toEqual([]);
  });

  it('pins a major version of each action', () => {
    const actions = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((name) => !/^actions\/[\w-]+@v\d+$/.test(name))).toEqual([]);
  });

  it('can only read the repository, except for the jobs that publish and attach', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const more = Object.entries(workflow.jobs).filter(([name, { permissions }]) => permissions && !['publish', 'attach'].includes(name));
    expect(more).toEqual([]);
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  it('gives each job a time limit and installs the locked packages', () => {
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(commandsOf(job).some((command) => command.startsWith('npm ci'))).toBe(true);
    }
  });

  it('uses only versions of Node that package.json accepts', () => {
    const least = majorOf(metadata.engines.node);
    const images = jobs.flatMap(({ container }) => container ?? []).filter((image) => !image.includes('${{'));
    expect(images.map(majorOf).filter((major) => !(major >= least))).toEqual([]);
  });
});

describe('the tests in continuous integration', () => {
  const { on, jobs } = load('test.yml');

  it('run on each pull request and each push to main', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  });

  it('run in full on a pull request too: no job has a condition', () => {
    expect(Object.entries(jobs).filter(([, job]) => job.if !== undefined)).toEqual([]);
  });

  it('run on the oldest Node that package.json accepts, and on the two newer ones', () => {
    const oldest = majorOf(metadata.engines.node);
    expect(jobs.everyday?.strategy?.matrix.node).toEqual([oldest, oldest + 2, oldest + 4]);
    expect(jobs.everyday?.container).toMatch(/^node:\$\{\{ matrix\.node \}\}-bookworm$/);
  });

  it('are all commands of the README and of .ci/run', () => {
    const run = Object.values(jobs).flatMap(commandsOf).flatMap(scriptsIn);
    expect(run).toEqual(['test', 'test:release']);
    expect(scriptsIn(read('.ci/run').replace(/^#.*$/gm, '')).filter((name) => !run.includes(name))).toEqual([]);
  });
});

describe('a release', () => {
  const { on, jobs } = load('release.yml');

  it('starts when a release is published', () => {
    expect(on).toEqual({ release: { types: ['published'] } });
  });

  it('runs all tests before it publishes', () => {
    expect(jobs.publish?.needs).toBe('test');
    expect(commandsOf(jobs.test as Job).flatMap(scriptsIn)).toEqual(['test', 'test:release']);
  });

  it('publishes with provenance, without a secret, and with the permission that provenance needs', () => {
    expect(jobs.publish?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(commandsOf(jobs.publish as Job).at(-1)).toBe('npm publish --provenance --access public');
    expect(read('.github/workflows/release.yml')).not.toContain('secrets.');
  });

  it('builds every folder that the package holds', () => {
    const [build = ''] = commandsOf(jobs.publish as Job).filter((command) => command.startsWith('npm run build'));
    const held = (metadata.files as readonly string[]).flatMap((name) => /^dist\/([\w-]+)$/.exec(name)?.[1] ?? []);
    expect(build.split(' -- ')[1]?.split(' ').toSorted()).toEqual(held.toSorted());
  });

  it('has the WordPress plugin as a file, once the package is published', () => {
    expect(jobs.attach?.needs).toBe('publish');
    expect(jobs.attach?.permissions).toEqual({ contents: 'write' });
    const commands = commandsOf(jobs.attach as Job);
    expect(commands).toContain('npm run build -- wordpress');
    expect(commands.at(-1)).toBe('gh release upload "$TAG" dist/wordpress/ucp-elements.zip --clobber');
  });

  it('is refused if the tag is not the version', () => {
    expect(commandsOf(jobs.publish as Job).join('\n')).toContain('test "$TAG" = "v$(node --print');
  });
});

describe('the forms for issues', () => {
  const forms = readdirSync(resolve(root, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');

  it.each(forms)('%s has a name, a description and fields', (name) => {
    const form = parseYaml(read(`.github/ISSUE_TEMPLATE/${name}`)) as Record<string, unknown> & { readonly body: readonly object[] };
    expect([typeof form.name, typeof form.description]).toEqual(['string', 'string']);
    expect(form.body.length).toBeGreaterThan(0);
  });
});

describe('SECURITY.md', () => {
  const text = read('SECURITY.md');

  it('names every bill of materials of the package', () => {
    const held = (metadata.files as readonly string[]).filter((name) => /^dist\/[\w-]+$/.test(name));
    expect(held.filter((folder) => !text.includes(`\`${folder}/sbom.cdx.json\``))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const anchorOf = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-');
    const links = [...text.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
      return anchor !== undefined && !headings.includes(anchor);
    });
    expect(links).not.toEqual([]);
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('has the same content policy as docs/brands.md, and no address to write to', () => {
    const [policy = ''] = /default-src 'self'; [^`\n]+/.exec(read('docs/brands.md')) ?? [];
    expect(text).toContain(policy);
    expect(text).not.toMatch(/[\w.]+@[\w-]+\.\w/);
  });
});
