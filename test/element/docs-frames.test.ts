import { expect, it } from 'vitest';
import { openFramesWith } from '../../.storybook/frames.js';

// happy-dom loads no frames, and says so.
it('opens the frames of a docs page with what the toolbars say, and once', () => {
  document.body.innerHTML = '<div class="sb-story"><iframe src="about:blank?id=a--b"></iframe></div>';
  const frame = document.querySelector('iframe');
  const globals = () => new URL(frame?.src ?? '').searchParams.get('globals');
  openFramesWith({ theme: '', lang: 'es', shopper: 'guest', date: '2026-03-10T09-30-00', outline: 'true' });
  expect(globals()).toBe('lang:es;shopper:guest;date:2026-03-10T09-30-00');
  openFramesWith({ theme: 'aarp', lang: 'es', shopper: 'guest', date: '2026-03-10T09-30-00' });
  expect(globals()).toBe('theme:aarp;lang:es;shopper:guest;date:2026-03-10T09-30-00');
});
