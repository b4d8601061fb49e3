import { type JsonFault, jsonFault } from '../../shared/json-fault.js';

/** What is wrong with the JSON of `ucp-settings`. */
export type SettingsFault =
  | { readonly kind: 'json'; readonly fault: JsonFault }
  /** The JSON is there as text, without its script: a CMS takes scripts out. */
  | { readonly kind: 'no-script' }
  /** The script is there, and nothing is in it. */
  | { readonly kind: 'empty' }
  /** A script of another type: its JSON is not read. */
  | { readonly kind: 'type' };

const TYPE = 'script[type="application/json"]';

export function settingsFault(settings: Element): SettingsFault | null {
  const script = settings.querySelector(TYPE);
  const text = script?.textContent ?? '';
  if (script && !text.trim()) return { kind: 'empty' };
  if (script) {
    const fault = jsonFault(text);
    return fault && { kind: 'json', fault };
  }
  if (settings.querySelector('script')) return { kind: 'type' };
  return /^\s*\{/.test(settings.textContent ?? '') ? { kind: 'no-script' } : null;
}

/** Whether settings have no JSON at all, which is right where attributes say everything, and else the work of a CMS. */
export function hasNoJson(settings: Element): boolean {
  return !settings.querySelector('script') && !settings.textContent?.trim();
}
