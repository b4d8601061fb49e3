import { expect, it } from 'vitest';
import { isModifiedClick } from '../../../src/shared/navigation/modified-click.js';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)('leaves a click on a link with %s to the browser', (key) => {
  expect(isModifiedClick({ ...none, [key]: true })).toBe(true);
  expect(isModifiedClick(none)).toBe(false);
});
