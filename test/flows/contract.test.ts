import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CheckedCall, contractFetch } from '../contract/contract.js';
import { openPage } from './support/service.js';

let service: typeof globalThis.fetch;
let heard: CheckedCall[] = [];

beforeEach(() => {
  service = globalThis.fetch;
  heard = [];
  globalThis.fetch = contractFetch(service, heard);
});
afterEach(() => {
  globalThis.fetch = service;
});

describe('a page', () => {
  it.each(['guest', 'empty', 'member', 'cloaked', 'heavy', 'supplement', 'applicant', 'enrolled', 'recommended'])(
    '[CALL-23] of %s makes only calls of docs/openapi.yaml, and gets the responses that it describes',
    async (shopper) => {
      await openPage({ shopper, lang: shopper === 'recommended' ? 'es' : 'en' });
      const calls = heard.filter(({ operation, wrong }) => operation || !wrong[0]?.includes('/__demo/'));
      expect(calls.length).toBeGreaterThan(4);
      expect([...new Set(calls.flatMap(({ wrong }) => wrong))]).toEqual([]);
    },
  );
});
