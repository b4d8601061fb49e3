import { afterEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from '../../../src/shared/storage/random.js';

const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a random id', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[IDN-01] is the browser’s own if it makes one', () => {
    vi.stubGlobal('crypto', { randomUUID: () => 'the-browser’s', getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newUuid()).toBe('the-browser’s');
  });

  it.each([0x00, 0xff])('[IDN-01] is made of random values on a page without https: %i', (value) => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(value) });
    const digit = value === 0 ? '0' : 'f';
    expect(newUuid()).toMatch(form);
    expect(newUuid().replace(/[-489b]/g, '')).toBe(digit.repeat(30));
  });

  it.each([undefined, {}])('[IDN-01] fails for %j, which is thrown', (none) => {
    vi.stubGlobal('crypto', none);
    expect(newUuid).toThrow('random id generation unavailable');
  });
});
