import { useEffect, useState } from 'react';

/** A sentence to announce once. A new id announces the same text again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Creates the next announcement. Its id is new, so repeated text is announced again. */
export function announce(before: Announcement | null, text: string): Announcement {
  return { id: (before?.id ?? 0) + 1, text };
}

/** Milliseconds after which the text has been announced. */
const SPOKEN_AFTER = 5000;

/**
 * Announces text without moving focus: politely, or at once for errors. The text is inserted into a region that exists
 * already, because screen readers ignore a region that is inserted with its text. Old text is removed. Otherwise a
 * closing popup, which brings the page back, would announce it again.
 */
export function LiveRegion({ say, role = 'status' }: { readonly say: Announcement | null; readonly role?: 'status' | 'alert' }) {
  return (
    <div className="vh no-print" role={role}>
      {say && <Spoken text={say.text} key={`${say.id} ${say.text}`} />}
    </div>
  );
}

function Spoken({ text }: { readonly text: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    setDue(true);
    const timer = setTimeout(setDue, SPOKEN_AFTER, false);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <span>{text}</span> : null;
}
