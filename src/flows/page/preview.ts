import { readSystemDate } from '../../domain/calendar/system-date.js';
import { defaultSettings } from '../../domain/settings/defaults.js';
import { missingSettings } from '../../domain/settings/missing.js';
import type { Settings } from '../../domain/settings/settings.js';
import { pageDocument } from '../../platform/page-document.js';
import { type Choice, openPanel } from '../../platform/preview/panel.js';
import { warnOnce } from '../../platform/report.js';
import { readJson, writeJson } from '../../platform/storage.js';
import { $identity, setIdentity } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { $tollFree } from '../../store/phone.js';
import { $profile } from '../../store/profile.js';
import { decideSettings } from '../../store/settings.js';
import { readOnly } from '../calls/guarded-http.js';

/** Help for page authors: applies what they try out before the page loads, and opens the panel. Loaded only with the setting `preview`. */
export function helpAuthor(settings: Settings): Settings {
  const choice = readChoice();
  const date = choice.date || settings.systemDate;
  const isDate = readSystemDate(date, () => 0) !== null;
  if (date && !isDate) warnOnce('"systemDate" takes a date such as 2026-11-20T09:30:00; it was ignored.');
  const asTried = { ...settings, systemDate: isDate ? date : '' };
  decideSettings(asTried);
  dress(choice);
  if (choice.role) playRole(choice.role);
  const missing = (tags: readonly string[]) => {
    // Until the number is known nothing is missing.
    const hasPhone = $tollFree.get() !== '';
    return missingSettings(settings, defaultSettings, tags, { hasFailed: $profile.get().status === 'failed', hasPhone });
  };
  openPanel({ choice, choose, missing });
  return asTried;
}

const roles = ['', 'guest', 'member', 'cloaked'] as const;
const own: Choice = { role: '', date: '', theme: '', lang: '' };

/** What was last tried out in this tab; values that cannot be read count as not chosen. */
function readChoice(): Choice {
  const stored = readJson('session', 'ucp_preview');
  if (typeof stored !== 'object' || stored === null) return own;
  const text = (name: keyof Choice) => {
    const value = (stored as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? value : '';
  };
  const role = roles.find((one) => one === text('role')) ?? '';
  return { role, date: text('date'), theme: text('theme'), lang: text('lang') };
}

/** Keeps the choice for this tab and reloads the page, because role and date have to be known before the load. */
function choose(choice: Choice): void {
  writeJson('session', 'ucp_preview', choice);
  location.reload();
}

function dress({ theme, lang }: Choice): void {
  if (theme) pageDocument.documentElement.dataset.ucpTheme = theme;
  if (lang) pageDocument.documentElement.lang = lang;
}

/** Trying out a role changes only what is drawn: the page loads the real shopper, then shows the role, and nothing is written. */
function playRole(role: Exclude<Choice['role'], ''>): void {
  readOnly();
  // Looked at again, the page would be the real shopper's: the browser knows nobody else.
  cell('watchReturn', () => () => undefined);
  pageDocument.addEventListener(
    'ucp-ready',
    () => {
      const identity = $identity.get();
      if (identity) setIdentity({ ...identity, isGuest: role === 'guest', isCloaked: role === 'cloaked' });
    },
    { once: true },
  );
}
