import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endShopperScope } from '../../../src/shared/shopper/scope.js';
import { afterPaint } from '../../../src/shared/time/after-paint.js';

const nextFrame = () => new Promise(requestAnimationFrame);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('work after the paint', () => {
  it('[REM-02] runs once, in the task after the next frame', async () => {
    const work = vi.fn();
    afterPaint(work);
    await nextFrame();
    expect(work, 'the frame is not painted yet').not.toHaveBeenCalled();
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    dispatchEvent(new Event('pagehide'));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it('[REM-02] runs on a page that paints nothing', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const work = vi.fn();
    afterPaint(work);
    vi.unstubAllGlobals();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it('[REM-07] runs when the page is left, and hears of it itself', () => {
    const heard = vi.fn();
    afterPaint(() => addEventListener('pagehide', heard, { once: true }));
    dispatchEvent(new Event('pagehide'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('[SIGN-01] does not run for a shopper who has left', async () => {
    const work = vi.fn();
    afterPaint(work);
    endShopperScope();
    dispatchEvent(new Event('pagehide'));
    expect(work).not.toHaveBeenCalled();
  });
});
