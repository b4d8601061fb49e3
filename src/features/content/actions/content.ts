import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { hasLanguages } from '../../../shared/http/endpoints.js';
import { followLanguage } from '../../../shared/language/follow-language.js';
import { type Language, languageOf } from '../../../shared/language/language.js';
import { textOverrides } from '../../../shared/language/text-overrides.js';
import { type AllowedPlaces, safeUrl } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { log } from '../../../shared/report.js';
import { $settings } from '../../../shared/settings/state.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { readCookie } from '../../../shared/storage/cookies.js';
import { withRetry } from '../../../shared/time/with-retry.js';
import { readTracking } from '../../../shared/tracking/tracking-data.js';
import { setMessages } from '../../language/state/messages.js';
import { dentalAnswered } from '../../providers/state/networks.js';
import { getTollFreeNumber } from '../phone-service.js';
import type { ProfileContent } from '../rules/content.js';
import { guardLinks } from '../rules/guard-links.js';
import { hasMarkup, type RichText, withoutMarkup } from '../rules/rich-text.js';
import { type Fragment, type FragmentName, getContent, getTextFragment, type TextFragmentName } from '../service.js';
import {
  type SafeProfileContent,
  setContactLink,
  setContentLanguage,
  setDental,
  setProfileContent,
  setShopperContent,
  setSuppression,
} from '../state/content.js';
import { setTollFree, setTty } from '../state/phone.js';

/** Reads a fragment once per visit; one that failed is read again the next time it is needed (SUPP-01, CONT-01). */
async function readFragment<N extends FragmentName>(name: N): Promise<Fragment<N> | null> {
  const fragmentCache = pageSingleton<Map<FragmentName, unknown>>('content', () => new Map());
  const content = fragmentCache.get(name) ?? valueOrLog(await getContent(httpClient(), name));
  if (content) fragmentCache.set(name, content);
  // A read that fails late gives what another one has brought meanwhile.
  return (fragmentCache.get(name) ?? null) as Fragment<N> | null;
}

/**
 * Reads a fragment that shoppers read. A Spanish page requests it in Spanish first, and uses the default one if there is none. Its language
 * is kept for the components. They mark English words on a Spanish page, and Spanish words on an English one.
 */
export async function readTextFragment<N extends TextFragmentName>(name: N): Promise<Fragment<N> | null> {
  const isSpanish = languageOf(pageDocument.documentElement) === 'es';
  const words = (isSpanish ? await spanishFragment(name) : null) ?? (await defaultFragment(name));
  // The page may have gone to another language meanwhile, and asked again.
  if (words && isSpanish === (languageOf(pageDocument.documentElement) === 'es')) setContentLanguage(name, words.language);
  return words?.content ?? null;
}

const textFragments = () => pageSingleton<Map<string, { content: unknown; language: Language }>>('words', () => new Map());

function kept<N extends TextFragmentName>(key: string): { content: Fragment<N>; language: Language } | undefined {
  return textFragments().get(key) as { content: Fragment<N>; language: Language } | undefined;
}

/** Null where there is none, which is no failure: it is not asked for again in this visit. */
async function spanishFragment<N extends TextFragmentName>(name: N) {
  const missing = pageSingleton<Set<string>>('noSpanishWords', () => new Set());
  const key = `${name} es`;
  if (missing.has(name) || !hasLanguages($settings.get()?.endpoints ?? {}, name)) return null;
  if (!kept(key)) {
    const read = await getTextFragment(httpClient(), name, 'es');
    if (read.ok) textFragments().set(key, { content: read.value.content, language: read.value.language ?? 'es' });
    else missing.add(name);
    if (!read.ok) log(`${name}: there is no Spanish content`);
  }
  return kept<N>(key) ?? null;
}

async function defaultFragment<N extends TextFragmentName>(name: N) {
  if (!kept(name)) {
    const words = valueOrLog(await getTextFragment(httpClient(), name));
    if (words) textFragments().set(name, { content: words.content, language: words.language ?? 'en' });
  }
  // A read that fails late gives what another one has brought meanwhile.
  return kept<N>(name) ?? null;
}

/** Reads which plans are suppressed; when that fails, the list that this visit already has stays (SUPP-01). */
export async function readSuppression(): Promise<void> {
  const list = await readFragment('suppression');
  if (list) setSuppression(list);
}

/** Reads which plans the dental networks cover; null when that fails (PROV-07). */
export async function readDental(): Promise<void> {
  setDental(await readFragment('dentalCoveredPlans'));
  dentalAnswered();
}

/**
 * Reads the phone number: that of the campaign that led to this page or an earlier one, else the content's, else the setting's (TFN-01).
 */
export async function readPhone(): Promise<void> {
  const settings = $settings.get();
  if (!settings) return;
  setTty(settings.phone.tty);
  const numbers = readFragment('phoneNumbers');
  const pscCookie = readCookie(settings.pscCookie) || (readTracking('ucp_campaign') ?? '');
  const campaign = valueOrLog(await getTollFreeNumber(httpClient(), { pscCookie, hostname: location.hostname }));
  if (campaign) setTollFree(campaign);
  const { tollFree, tty } = (await numbers) ?? settings.phone;
  if (!campaign) setTollFree(tollFree ?? settings.phone.tollFree);
  if (tty) setTty(tty);
}

/** Reads the page's texts; where a fragment fails the built-in words stay (CONT-01, CONT-02). */
export async function readPageContent(): Promise<void> {
  const allowed = $site.get()?.allowed;
  // Stories and tests may have started another page while this one was waiting.
  if (!allowed) return;
  followPageLanguage();
  await Promise.all([readProfileContent(allowed), readShopperContent(), readContactLink(allowed)]);
}

/** A page that changes its language reads its content again. Content that it has already read in that language is not requested again. */
function followPageLanguage(): void {
  const page = pageDocument.documentElement;
  pageSingleton('wordsFollowPage', () => {
    let language = languageOf(page);
    // Stories and tests start another page in the same document: the words of the one before need not follow any more.
    stopFollowing?.();
    stopFollowing = followLanguage(page, () => {
      if (languageOf(page) === language) return;
      language = languageOf(page);
      void readPageContent();
    });
    return true;
  });
}

let stopFollowing: (() => void) | undefined;

async function readShopperContent(): Promise<void> {
  const [content, messages] = await Promise.all([readTextFragment('shopperContent'), readTextFragment('shopperMessages')]);
  if (messages) {
    // The language of the texts is none of them.
    const { lang: _, ...texts } = messages;
    setMessages(texts);
    textOverrides.set(Object.keys(texts).length === 0);
  }
  setShopperContent(content);
}

async function readContactLink(allowed: AllowedPlaces): Promise<void> {
  const link = await readTextFragment('contactUs');
  if (!link) return;
  const url = safeUrl(link.url, allowed);
  if (url.ok) setContactLink({ text: link.text, url: url.value });
  else log('! Invalid URL !');
}

async function readProfileContent(allowed: AllowedPlaces): Promise<void> {
  const content = await readTextFragment('profileContent');
  setProfileContent(content && (await sanitizeContent(content, allowed)));
}

/** The content with its markup made safe (FAQ-03). */
async function sanitizeContent({ faq, disclosures, footnotes }: ProfileContent, allowed: AllowedPlaces): Promise<SafeProfileContent> {
  const texts = [
    ...(faq ?? []).map(({ description }) => description),
    ...(disclosures ?? []).map(({ text }) => text),
    ...Object.values(footnotes),
  ];
  const read = await markupReader(texts, allowed);
  return {
    questions: faq?.map(({ heading, description, views }) => ({ heading, answer: read(description), views })) ?? null,
    disclosures: disclosures?.map(({ text, ...rest }) => ({ ...rest, text: read(text) })) ?? null,
    footnotes: Object.fromEntries(Object.entries(footnotes).map(([number, text]) => [number, read(text)])),
  };
}

/** A reader for texts of the content. The HTML parser is loaded only when one of the texts has markup. */
async function markupReader(texts: readonly string[], allowed: AllowedPlaces): Promise<(text: string) => RichText> {
  const html = texts.some(hasMarkup) ? await loadHtml() : undefined;
  return (text) => {
    const rich = hasMarkup(text) ? (html?.readMarkup(text) ?? [withoutMarkup(text)]) : [text];
    const guarded = guardLinks(rich, allowed);
    if (guarded.refused > 0) log('! Invalid URL !');
    return guarded.text;
  };
}

/** Tries twice; if the parser cannot be loaded, texts show without their markup. */
async function loadHtml() {
  try {
    return await withRetry(() => import('../html.js'));
  } catch {
    log('markup of the content cannot be read');
    return undefined;
  }
}
