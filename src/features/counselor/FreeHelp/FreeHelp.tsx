import { useAtom } from '../../../shared/state/use-atom.js';
import { PhoneNumber } from '../../content/PhoneNumber.js';
import { $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { useContentLang } from '../../content/use-content-lang.js';
import { useText } from '../../language/use-text.js';
import { counselorSheet as english } from '../text/en/counselor-sheet.js';
import css from './FreeHelp.css?inline';

/** Whom to ask, as the content says it; nothing without it (SHEET-03). */
export function FreeHelp() {
  const text = useText(english);
  const help = valueWhenLoaded(useAtom($shopperContent))?.counselorHelp;
  const lang = useContentLang('shopperContent');
  if (!help) return null;
  return (
    <p className="free-help">
      {text.help}{' '}
      <b lang={lang}>
        <bdi>{help.name}</bdi>
      </b>{' '}
      <PhoneNumber number={help.phone} />
    </p>
  );
}

export const freeHelpStyles: readonly string[] = [css];
