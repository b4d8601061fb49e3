import { Waiting } from '../../../ui/Waiting.js';
import { useText } from '../../language/use-text.js';
import { importProgress as english } from '../text/en/import.js';

/** Claims are searched (IMP-03, IMP-06). */
export function Searching() {
  const text = useText(english);
  return <Waiting title={text.title} words={text.wait} />;
}
