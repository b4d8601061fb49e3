import { expect, it } from 'vitest';
import { opensElsewhere } from '../../../src/shared/navigation/opens-elsewhere.js';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)('leaves a click on a link with %s to the browser', (key) => {
  expect(opensElsewhere({ ...none, [key]: true })).toBe(true);
  expect(opensElsewhere(none)).toBe(false);
});
