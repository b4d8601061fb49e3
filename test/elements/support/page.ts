import { freshPage, type StoryPage } from '../../../.storybook/fresh-page.js';

/** A loaded page over the reference service, in this browser: the same one that the stories are seen on. */
export async function openPage(page: Partial<StoryPage> = {}): Promise<void> {
  await freshPage({ shopper: 'member', date: '2026-11-20T09:30:00', theme: '', lang: 'en', ...page });
}
