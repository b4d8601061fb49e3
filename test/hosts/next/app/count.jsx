'use client';

import { useState } from 'react';
import { useProfile } from 'ucp-elements/react';

export function Count() {
  const { savedPlansCount } = useProfile();
  const [presses, setPresses] = useState(0);
  return (
    <p>
      {savedPlansCount === undefined ? 'Counting' : `${savedPlansCount} saved plans`}{' '}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </p>
  );
}
