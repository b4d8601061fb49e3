import type { Messages } from '../../../language/text/messages.js';

export const supplementArea: Messages['supplementArea'] = {
  heading: 'Your Medicare Supplement Plans',
  lead: 'Plans that help pay what Original Medicare does not.',
  notice:
    'Plan Card Unavailable for Medicare Supplement Insurance Plans. We are working hard to get you the information you need. Please check back soon. You can also call {phone}/TTY 711 to speak with a licensed insurance agent/producer who can help.',
  closeNotice: 'Close this notice',
  failed: 'We could not load your Medicare Supplement plans',
  failedSome: 'We could not load all of your Medicare Supplement plans',
  failedHint: 'They are still in your list.',
  tryLater: 'Please try again in a moment.',
};
