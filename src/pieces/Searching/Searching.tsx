import { importProgress as english } from '../../text/en/import.js';
import { Waiting } from '../../ui/Waiting.js';
import { useText } from '../use-text.js';

/** Claims are searched (IMP-03, IMP-06). */
export function Searching() {
  const text = useText('importProgress', english);
  return <Waiting title={text.title} words={text.wait} />;
}
