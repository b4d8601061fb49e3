import { flag } from '../src/element/attributes.js';
import { heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

export const needHelp = reactElement({
  tag: 'ucp-need-help',
  summary: 'The phone number for help, with its hours.',
  isSection: true,
  attributes: { compact: flag('One row with number, TTY and hours, as the whole page has it on phones.') },
  events: ['ucp-navigate'],
  parts: { help: 'The block.' },
  // On a phone the number stands below the words.
  skeleton: ({ attribute }) =>
    attribute('compact') === null
      ? [
          {
            box: 'card',
            of: [
              [36, 30],
              [22, 50],
              [22, 60],
            ],
            height: heightAt(189, [335, 277], [380, 252], [460, 227], [600, 183]),
          },
        ]
      : [{ box: 'row', of: [], height: 123 }],
  reserve:
    'max(183px, min(189px, (100vw - 663px) * 999), min(227px, (492px - 100vw) * 999), min(252px, (412px - 100vw) * 999), min(277px, (367px - 100vw) * 999))',
  component: () => import('../src/features/page/NeedHelp/NeedHelp.js'),
});
