import { findDeep } from '../../platform/find-deep.js';
import { readNote } from '../../store/notes.js';
import { cell } from '../../store/page.js';

/**
 * Leads every footnote marker to its note (CARD-15). The two stand in different shadow roots, where an address with a hash
 * finds nothing: the note is focused and scrolled to instead. A page with notes of its own keeps the browser's way.
 */
export function followNotes(): void {
  cell('followNotes', () => {
    document.addEventListener('click', follow);
    return true;
  });
}

/** The marker that was followed, to go back to. */
const followed = () => cell<{ marker?: HTMLElement }>('followedNote', () => ({}));

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const marker = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  const id = /^#(ucp-note-\d+)$/.exec(marker?.getAttribute('href') ?? '')?.[1];
  const note = id && findDeep('ucp-disclosures')?.shadowRoot?.getElementById(id);
  if (!marker || !note) return;
  event.preventDefault();
  followed().marker = marker;
  readNote(Number(id.replace(/\D/g, '')));
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'center' });
}

/** Back to the marker, where reading goes on. */
export function leaveNote(): void {
  const { marker } = followed();
  readNote(null);
  delete followed().marker;
  marker?.focus();
}
