import { heightAt } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const extraHelp = reactElement({
  tag: 'ucp-extra-help',
  summary: 'Asks whether the shopper gets Extra Help; the prices of all cards follow the answer.',
  events: ['ucp-extra-help-change'],
  parts: { 'extra-help': 'The box with the question.' },
  // The question has two lines where it is narrow.
  skeleton: (host) => [{ box: 'card', of: [[24, 60], heightAt(host, 22, [480, 50]), 44] }],
  reserve: '200px',
  piece: () => import('../src/pieces/ExtraHelp/ExtraHelp.js'),
});
