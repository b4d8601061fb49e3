import { defineText } from '../../../language/text/define-text.js';

export const supplementArea = defineText('supplementArea', {
  heading: 'Your Medicare Supplement Plans',
  lead: 'Plans that help pay what Original Medicare does not.',
  /** `{phone}` is the toll-free number. The first sentence is bold (SUP-02). */
  notice:
    'Plan Card Unavailable for Medicare Supplement Insurance Plans. We are working hard to get you the information you need. Please check back soon. You can also call {phone}/TTY 711 to speak with a licensed insurance agent/producer who can help.',
  closeNotice: 'Close this notice',
  failed: 'We could not load your Medicare Supplement plans',
  failedSome: 'We could not load all of your Medicare Supplement plans',
  failedHint: 'They are still in your list.',
  /** After it, if a retry may help. */
  tryLater: 'Please try again in a moment.',
});

export type SupplementAreaText = typeof supplementArea;
