import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { axeFaults } from './axe.js';
import { flatCopy } from './flat-copy.js';

const { resolve } = createRequire(import.meta.url);
const equalAccess = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
const codeSniffer = readFileSync(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** The findings of three engines for accessibility on the page, short enough to read in a failure. */
export async function engineFaults(page: Page): Promise<readonly string[]> {
  const axe = await axeFaults(page);
  const ibm = await equalAccessFaults(page);
  const squiz = await codeSnifferFaults(page);
  return [...axe.map((one) => `axe: ${one}`), ...ibm.map((one) => `Equal Access: ${one}`), ...squiz.map((one) => `CodeSniffer: ${one}`)];
}

interface EqualAccess {
  readonly Checker: new () => {
    check(
      root: Document,
      rules: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly value: readonly [string, string];
        readonly message: string;
        readonly snippet: string;
        readonly path: { readonly dom: string };
      }[];
    }>;
  };
}

/** Radios with one name in two groups. The engine counts those of two shadow roots as one group, which no browser does; preact numbers ids per root. */
const RADIOS_WITH_ONE_NAME = 'input_checkboxes_grouped';

/** Violations of WCAG 2.2 A and AA, in shadow roots too. Findings that a person has to judge are left out. */
async function equalAccessFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(`${equalAccess};window.equalAccess = ace`);
  return page.evaluate(async (leftOut) => {
    const { Checker } = (window as unknown as { equalAccess: EqualAccess }).equalAccess;
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ ruleId, value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL' && ruleId !== leftOut)
      .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${path.dom} ${snippet.slice(0, 160)}`);
  }, RADIOS_WITH_ONE_NAME);
}

interface CodeSniffer {
  readonly HTMLCS: {
    process(standard: string, source: Document | Element, done: () => void): void;
    getMessages(): readonly { readonly type: number; readonly code: string; readonly msg: string; readonly element: Element }[];
  };
}

/** A link to an id that is not in the document. A script follows these links: no address leads into a shadow root, and their tests follow them. */
const LINK_WITHOUT_TARGET = 'WCAG2AA.Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID';

/** Errors of WCAG 2 AA. The engine cannot read shadow roots, so it gets a flat copy of the page. The other two judge the colors. */
async function codeSnifferFaults(page: Page): Promise<readonly string[]> {
  const html = await flatCopy(page);
  const copy = await page.context().newPage();
  try {
    await copy.setContent(html);
    await copy.evaluate(codeSniffer);
    return await copy.evaluate(async (leftOut) => {
      const { HTMLCS } = window as unknown as CodeSniffer;
      const ERROR = 1;
      await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
      return HTMLCS.getMessages()
        .filter(({ type, code }) => type === ERROR && code !== leftOut)
        .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 160)}`);
    }, LINK_WITHOUT_TARGET);
  } finally {
    await copy.close();
  }
}
