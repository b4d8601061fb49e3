import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { profileLoaded } from '../../../../src/features/profile/state/profile.js';
import { usePreparedPopup } from '../../../../src/features/profile/use-prepared-popup.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { aProfile } from '../../../fixtures/profile.js';
import { render } from '../../../ui/render.js';

/** What was called of a popup’s maker, in order. */
let calls: string[];
/** Answers the making that is under way. */
let answer: (isMade: boolean | undefined) => void;
/** The code for making it may fail to load. */
let fail: () => void;

const maker = {
  make: () => {
    calls.push('make');
    return new Promise<boolean | undefined>((resolve, reject) => {
      answer = resolve;
      fail = () => reject(new Error('did not come'));
    });
  },
  end: () => calls.push('end'),
  close: () => calls.push('close'),
};

function Popup({ isOpen = true, isMade }: { readonly isOpen?: boolean; readonly isMade: boolean }) {
  usePreparedPopup(isOpen, isMade, maker);
  return null;
}

const answering = (isMade: boolean | undefined) => act(async () => answer(isMade));

beforeEach(() => {
  resetStore();
  profileLoaded(aProfile());
  calls = [];
});

describe('a popup that shows what a flow makes', () => {
  it('[IDC-01] closes when the flow has ended it', async () => {
    const popup = render(<Popup isMade={false} />);
    popup.rerender(<Popup isMade />);
    await answering(true);
    expect(calls).toEqual(['make']);
    popup.rerender(<Popup isMade={false} />);
    expect(calls).toEqual(['make', 'close']);
  });

  it('[IDC-01] closes when the flow had ended it before it said that it was made', async () => {
    render(<Popup isMade={false} />);
    await answering(true);
    expect(calls).toEqual(['make', 'close']);
  });

  it('[IDC-01] waits for the profile if it opens before that has been read', async () => {
    resetStore();
    render(<Popup isMade={false} />);
    expect(calls).toEqual([]);
    await act(async () => profileLoaded(aProfile()));
    expect(calls).toEqual(['make']);
  });

  it.each([false, undefined])('[IDC-02] closes when nothing was made for it: %s', async (isMade) => {
    render(<Popup isMade={false} />);
    await answering(isMade);
    expect(calls).toEqual(['make', 'close']);
  });

  it('[IDC-01] [EH-03] closes if making it failed: it would be open, unseen, and not open at the next press', async () => {
    render(<Popup isMade={false} />);
    await act(async () => fail());
    expect(calls).toEqual(['make', 'close']);
  });

  it('[IDC-12] stays while another one of its tag, which it replaces, is made and ended', async () => {
    const popup = render(<Popup isMade={false} />);
    popup.rerender(<Popup isMade />);
    popup.rerender(<Popup isMade={false} />);
    expect(calls).toEqual(['make']);
    popup.rerender(<Popup isMade />);
    await answering(true);
    expect(calls).toEqual(['make']);
  });

  it('[IDC-01] answers nothing of a making that it has left', async () => {
    const popup = render(<Popup isMade={false} />);
    popup.rerender(<Popup isMade={false} isOpen={false} />);
    await answering(false);
    expect(calls).toEqual(['make', 'end']);
  });

  it('[IDC-12] stays if it is opened again while another one of its tag ends', async () => {
    const popup = render(<Popup isMade />);
    await answering(true);
    popup.rerender(<Popup isMade isOpen={false} />);
    popup.rerender(<Popup isMade />);
    popup.rerender(<Popup isMade={false} />);
    expect(calls).toEqual(['make', 'end', 'make']);
  });
});
