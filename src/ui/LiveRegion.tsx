import { useEffect, useState } from 'react';

/** A sentence to be spoken once. A new id speaks even the same words again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What one who speaks says next: spoken also where it is what was said before. */
export function announce(before: Announcement | null, text: string): Announcement {
  return { id: (before?.id ?? 0) + 1, text };
}

/** By then it has been spoken. */
const HEARD = 5000;

/**
 * Speaks without moving focus: politely, or at once what has failed. Its words come when it is there already: a region that is born with them is not heard. What has
 * been spoken leaves it: a popup that closes brings the page behind it back, and words that still stood there would be spoken again.
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
    const timer = setTimeout(setDue, HEARD, false);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <span>{text}</span> : null;
}
