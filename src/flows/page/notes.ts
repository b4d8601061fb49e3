import { opensElsewhere } from '../../domain/navigation/opens-elsewhere.js';
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

/** The marker that was followed, to go back to, and where it led. */
const followed = () => cell<{ marker?: HTMLElement; note?: HTMLElement }>('followedNote', () => ({}));

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || opensElsewhere(event)) return;
  const marker = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  const id = /^#(ucp-note-\d+)$/.exec(marker?.getAttribute('href') ?? '')?.[1];
  const note = id && findDeep('ucp-disclosures')?.shadowRoot?.getElementById(id);
  if (!marker || !note) return;
  event.preventDefault();
  Object.assign(followed(), { marker, note });
  readNote(Number(id.replace(/\D/g, '')));
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'center' });
}

/** Back to the marker, where reading goes on; one that has gone meanwhile takes no focus, and its note has it then. */
export function leaveNote(): void {
  const { marker, note } = followed();
  readNote(null);
  Object.assign(followed(), { marker: undefined, note: undefined });
  note?.focus({ preventScroll: true });
  marker?.focus();
}
