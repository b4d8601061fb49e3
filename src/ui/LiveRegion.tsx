import { useEffect, useState } from 'react';

/** A sentence to be spoken once. A new id speaks even the same words again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** By then it has been spoken. */
const HEARD = 5000;

/**
 * Speaks politely, without moving focus. One for each shadow root, there from the start: a region that comes with its words is not
 * heard. What has been spoken leaves it: a popup that closes brings the page behind it back, and words that still stood there would
 * be spoken with it again.
 */
export function LiveRegion({ say }: { readonly say: Announcement | null }) {
  const words = say && `${say.id} ${say.text}`;
  const [heard, setHeard] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setHeard, HEARD, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="vh" role="status">
      {say && words !== heard && <span key={say.id}>{say.text}</span>}
    </div>
  );
}
