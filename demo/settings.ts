import type { SettingsInput } from '../src/shared/settings/settings.js';

/**
 * Settings of the demo's pages. The library has no built-in statuses, except for a denial, and no phone numbers
 * (ENV-05).
 */
export const demoSettings = {
  monthlyDrugCosts: true,
  phone: { tollFree: '1-800-555-0142', tty: '711', importHelp: '1-800-555-0143' },
  applicationStatus: { '10': 'Submitted', '11': 'Approved', '12': 'Denied', '13': 'Withdrawn', '14': 'Pending review' },
} satisfies SettingsInput;
