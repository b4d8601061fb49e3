import { afterEach, describe, expect, it, vi } from 'vitest';
import { drugList } from '../../elements/drug-list.js';
import { defineElements } from '../../src/element/shell.js';
import { resetWarnings } from '../../src/shared/report.js';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
defineElements([drugList]);

afterEach(() => {
  resetWarnings();
  warn.mockClear();
});

/** Attributes are read when an element has them, also before it stands on the page. */
function read(html: string): void {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  document.importNode(holder.content, true);
}

describe('a flag that was written to be off', () => {
  const warning = '[ucp] <ucp-drug-list>: "no-heading" is on, because it is there: remove it to switch it off.';

  it.each([
    ['no-heading="false"', true],
    ['no-heading=" FALSE "', true],
    ['no-heading', false],
    ['no-heading="true"', false],
    ['no-heading="no-heading"', false],
    ['', false],
  ])('[CALL-23] is named in the console: %s %s', (attribute, isTold) => {
    read(`<ucp-drug-list ${attribute}></ucp-drug-list>`);
    expect(warn.mock.calls.flat()).toEqual(isTold ? [warning] : []);
  });
});
