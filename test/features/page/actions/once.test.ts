import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canRemember, markShown, wasShown } from '../../../../src/shared/once.js';
import { resetStore } from '../../../../src/shared/state/store.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  resetStore();
  sessionStorage.clear();
});
afterEach(() => sessionStorage.clear());

describe('messages that show once a session', () => {
  it('[IDC-12] [TOAST-01] is remembered for the next page, with what an earlier one has shown', () => {
    sessionStorage.setItem('ucp_once', '["toast-guest"]');
    markShown('confirm-identity');
    expect(JSON.parse(sessionStorage.getItem('ucp_once') ?? '')).toEqual(['toast-guest', 'confirm-identity']);
    resetStore();
    expect([wasShown('toast-guest'), wasShown('confirm-identity'), wasShown('toast-imported')]).toEqual([true, true, false]);
  });

  it('[LOGIN-04] [TOAST-01] is not forgotten when it is asked whether the browser remembers', () => {
    sessionStorage.setItem('ucp_once', '["toast-guest"]');
    expect(canRemember()).toBe(true);
    expect(wasShown('toast-guest')).toBe(true);
  });

  it('[LOGIN-04] is remembered by a browser that has nothing to remember yet', () => {
    expect(canRemember()).toBe(true);
  });

  it.each(['{"toast-guest":true}', '"toast-guest"', 'toast-guest', '[["toast-guest"]]', '[null]'])(
    '[TOAST-01] [ENV-03] is nothing that another script has stored in its place: %s',
    (stored) => {
      sessionStorage.setItem('ucp_once', stored);
      expect(wasShown('toast-guest')).toBe(false);
      markShown('toast-guest');
      expect(wasShown('toast-guest')).toBe(true);
    },
  );

  it('[IDC-12] [TOAST-01] is remembered by the page if the browser stores nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    markShown('confirm-identity');
    expect([wasShown('confirm-identity'), wasShown('toast-guest')]).toEqual([true, false]);
    expect(canRemember()).toBe(false);
    vi.restoreAllMocks();
  });
});
