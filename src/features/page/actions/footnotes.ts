import { isModifiedClick } from '../../../shared/navigation/modified-click.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { atHash } from '../../../shared/page/page-address.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { pressedElement } from '../../../shared/page/pressed.js';
import { reveal } from '../../../shared/page/reveal.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { setFootnote } from '../state/footnote.js';

/**
 * Leads every footnote marker to its note (CARD-15). Marker and note are in different shadow roots, so a link to a hash would not find the
 * note. Instead, the note gets focus and scrolls into view. On a page with notes of its own the browser follows the link as usual.
 */
export function followFootnotes(): void {
  pageSingleton('followFootnotes', () => {
    pageDocument.addEventListener('click', followMarker);
    return true;
  });
}

interface Followed {
  readonly marker: HTMLElement;
  /** Where it led. */
  readonly note: HTMLElement;
}

/** The marker that was followed, to go back to. */
const followedMarker = () => pageSingleton<{ last?: Followed | undefined }>('followedFootnote', () => ({}));

function followMarker(event: MouseEvent): void {
  if (event.defaultPrevented || isModifiedClick(event)) return;
  const marker = pressedElement(event).closest('a');
  const href = marker?.getAttribute('href')?.replace(atHash(''), '');
  const id = /^#(ucp-note-\d+)$/.exec(href ?? '')?.[1];
  const disclosures = id ? findDeep('ucp-disclosures') : null;
  const note = id && disclosures && shadowRootOf(disclosures)?.getElementById(id);
  if (!marker || !note) return;
  event.preventDefault();
  followedMarker().last = { marker, note };
  setFootnote(Number(id.replace(/\D/g, '')));
  reveal(note);
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'center' });
}

/** Returns to the marker, where the reader stopped. If the marker is gone, focus stays on the note. */
export function leaveFootnote(): void {
  const { last } = followedMarker();
  setFootnote(null);
  followedMarker().last = undefined;
  last?.note.focus({ preventScroll: true });
  last?.marker.focus();
}
