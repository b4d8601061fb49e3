import { expect, it } from 'vitest';
import { onActivity, onReturn } from '../../../src/shared/page/activity.js';

it('[IDLE-01] hears what a person does, also what the page stops, and nothing once that has ended', () => {
  const heard: string[] = [];
  const does = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));
  const stop = onActivity(() => heard.push('a sign'));
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
  does('keydown');
  does('scroll');
  does('wheel');
  expect(heard).toEqual(['a sign', 'a sign']);
  stop();
  does('wheel');
  expect(heard).toHaveLength(2);
});

it.each(['keydown', 'mousemove', 'mousedown', 'touchstart', 'touchmove', 'wheel'])('[IDLE-01] %s is a sign of a person', (name) => {
  let heard = 0;
  const stop = onActivity(() => {
    heard += 1;
  });
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  stop();
  expect(heard).toBe(1);
});

it('[IDLE-04] hears the page come back, and nothing once that has ended', () => {
  const heard: string[] = [];
  const stop = onReturn(({ type }) => heard.push(type));
  const comesBack = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pageshow'));
  };
  comesBack();
  expect(heard).toEqual(['visibilitychange', 'resume', 'pageshow']);
  stop();
  comesBack();
  expect(heard).toHaveLength(3);
});
