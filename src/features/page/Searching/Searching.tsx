import { Waiting } from '../../../ui/Waiting.js';
import { importProgress as english } from '../../import/text/en/import.js';
import { useText } from '../../language/use-text.js';

/** Claims are searched (IMP-03, IMP-06). */
export function Searching() {
  const text = useText(english);
  return <Waiting title={text.title} words={text.wait} />;
}
