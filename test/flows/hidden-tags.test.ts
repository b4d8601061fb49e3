import { afterEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../src/flows/testing.js';
import { openPage } from './support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  resetPage();
  warn.mockClear();
  document.body.replaceChildren();
});

const told = (tag: string) => [`[ucp] <${tag}> hides what stands in it: close it with </${tag}>, or move that out of it.`];

/** Told of behind all others: then nothing more comes. */
const last = '<ucp-need-help><ucp-disclosures></ucp-disclosures></ucp-need-help>';

it.each([
  ['a tag', '<ucp-faq /><ucp-pharmacy></ucp-pharmacy>', [told('ucp-faq')]],
  ['a tag further in', '<ucp-saved-plans /><div><p>Words</p><ucp-faq></ucp-faq></div>', [told('ucp-saved-plans')]],
  ['two tags', '<ucp-faq /><ucp-pharmacy /><ucp-drug-list></ucp-drug-list>', [told('ucp-faq'), told('ucp-pharmacy')]],
  ['the words for an old browser alone', '<ucp-faq><p>Questions</p></ucp-faq>', []],
  ['what names a slot', '<ucp-saved-plans><ucp-year-toggle slot="toggle"></ucp-year-toggle></ucp-saved-plans>', []],
  ['what a layout shows', '<ucp-view name="drugs"><ucp-drug-list></ucp-drug-list></ucp-view>', []],
])('the author is told once of a tag that hides %s', async (_, html, warnings) => {
  document.body.innerHTML = `${html}${last}`;
  await openPage();
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([...warnings, told('ucp-need-help')]));
});
