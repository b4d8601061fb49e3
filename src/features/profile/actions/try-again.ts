import { readPageContent, readPhone } from '../../content/actions/content.js';
import { readServerTime } from '../../plan-year/actions/time.js';
import { $profile } from '../state/profile.js';
import { loadYear, reload } from './reload.js';

/** The shopper asks again for a profile that could not be read; what else failed in the same load is read again too (LOAD-05). */
export async function tryAgain(): Promise<void> {
  void readServerTime(loadYear);
  await reload();
  if ($profile.get().status !== 'ready') return;
  void readPhone();
  void readPageContent();
}
