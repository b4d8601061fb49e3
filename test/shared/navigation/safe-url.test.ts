import { describe, expect, it } from 'vitest';
import { originOf, safeUrl } from '../../../src/shared/navigation/safe-url.js';
import { origin } from './samples.js';

const allowed = { origin, allowedOrigins: ['https://plans.example.org', 'https://shop.example.org:8443/', 'http://old.example.org'] };

describe('allowed URLs', () => {
  it.each([
    ['https://www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
    ['HTTPS://WWW.EXAMPLE.COM/a', 'https://www.example.com/a'],
    ['https://www.example.com:443/a', 'https://www.example.com/a'],
    ['/a/b', 'https://www.example.com/a/b'],
    ['a/b', 'https://www.example.com/a/b'],
    ['?year=2026', 'https://www.example.com/?year=2026'],
    ['//www.example.com/a', 'https://www.example.com/a'],
    [' /a ', 'https://www.example.com/a'],
    ['https://plans.example.org/a', 'https://plans.example.org/a'],
    ['https://shop.example.org:8443/a', 'https://shop.example.org:8443/a'],
    ['http://old.example.org/a', 'http://old.example.org/a'],
    ['https:evil.example@www.example.com', 'https://www.example.com/evil.example@www.example.com'],
    ['/javascript:alert(1)', 'https://www.example.com/javascript:alert(1)'],
    ['/a?next=https://evil.example', 'https://www.example.com/a?next=https://evil.example'],
  ])('[LINK-01] follows %j', (url, expected) => {
    expect(safeUrl(url, allowed)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    [' javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['javascript://www.example.com/%0aalert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox(1)'],
    ['blob:https://www.example.com/6ee3c8b0'],
    ['filesystem:https://www.example.com/temporary/a'],
    ['file:///etc/hosts'],
    ['mailto:a@example.com'],
    ['tel:+18005550142'],
    ['ftp://www.example.com/a'],
    ['ws://www.example.com/a'],
    ['about:blank'],
    ['//evil.example'],
    ['\\\\evil.example'],
    ['/\\evil.example'],
    ['\t//evil.example'],
    ['https://www.example.com@evil.example/'],
    ['https://user:secret@www.example.com/'],
    ['https://user@www.example.com/'],
    ['https://:secret@www.example.com/'],
    ['https://www.example.com.evil.example/'],
    ['https://evil.example/https://www.example.com/'],
    ['https://evil.example#@www.example.com'],
    ['https://evil.example\\@www.example.com'],
    ['https://example.com/'],
    ['https://www.example.com:8443/'],
    ['http://www.example.com/'],
    ['https://shop.example.org/'],
    ['https://old.example.org/'],
    ['https://sub.plans.example.org/'],
    ['https://www.exаmple.com/'],
    ['https://'],
    ['http://[::1'],
    [''],
    ['   '],
  ])('[LINK-01] refuses %j', (url) => {
    expect(safeUrl(url, allowed)).toEqual({ ok: false, problem: 'invalid-url' });
  });

  it('[LINK-01] refuses a URL longer than 8,192 characters', () => {
    expect(safeUrl(`/${'a'.repeat(8191)}`, allowed).ok).toBe(true);
    expect(safeUrl(`/${'a'.repeat(8192)}`, allowed).ok).toBe(false);
  });

  it.each([
    ['*', 'https://evil.example/'],
    ['null', 'data:text/html,x'],
    ['', 'https://evil.example/'],
    ['evil.example', 'https://evil.example/'],
    ['javascript:', 'javascript:alert(1)'],
    ['data:', 'data:text/html,x'],
  ])('[LINK-01] ignores the invalid allowed origin %j, and refuses %s', (entry, url) => {
    expect(safeUrl(url, { origin, allowedOrigins: [entry] }).ok).toBe(false);
  });

  it.each([['null'], [''], ['file:///']])('[LINK-01] refuses relative URLs on a page with the origin %j', (own) => {
    expect(safeUrl('/a', { origin: own, allowedOrigins: [] }).ok).toBe(false);
    expect(safeUrl('https://plans.example.org/a', { ...allowed, origin: own }).ok).toBe(false);
  });

  it.each([
    ['https://plans.example.org:8443/a', 'https://plans.example.org:8443'],
    ['/a', origin],
    ['ftp://plans.example.org/a', null],
    ['mailto:a@example.org', null],
    ['https://', null],
  ])('[LINK-01] finds the origin of %j: %j', (url, expected) => {
    expect(originOf(url, origin)).toBe(expected);
  });
});
