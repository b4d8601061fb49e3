import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/Button.js';
import { Dialog } from '../../../src/ui/Dialog.js';
import { deepActiveElement } from '../../../src/ui/focus.js';
import { lockScroll } from '../../../src/ui/scroll-lock.js';
import { TextInput } from '../../../src/ui/TextInput.js';
import { type Drawn, doing, draw, key, send } from './drawn.js';

const onClose = vi.fn();
const foot = (
  <>
    <Button kind="secondary">Keep drug</Button>
    <Button>Remove drug</Button>
  </>
);
const popup = (isOpen: boolean) =>
  isOpen && (
    <Dialog title="Remove this drug?" closeLabel="Close" onClose={onClose} foot={foot}>
      <p>Drug costs will change.</p>
    </Dialog>
  );
const focused = ({ root }: Drawn) => root.activeElement?.textContent;
const page = document.documentElement;

beforeEach(() => onClose.mockReset());
afterEach(() => page.removeAttribute('style'));

describe('an open popup', () => {
  it('is a modal dialog with its title as name', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { root, find, redraw } = draw(popup(false));
    expect(root.querySelector('dialog')).toBeNull();
    redraw(popup(true));
    expect(showModal).toHaveBeenCalledOnce();
    const dialog = find<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(dialog.hasAttribute('role'), 'it interrupts nobody').toBe(false);
    expect(root.querySelector('form'), 'Enter sends nothing').toBeNull();
    expect(dialog.classList.value).toBe('root popup');
    expect(find(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe('Remove this drug?');
    expect([...root.querySelectorAll('[part]')].map((one) => one.getAttribute('part'))).toEqual([
      'popup',
      'popup-head',
      'popup-body',
      'popup-foot',
    ]);
    showModal.mockRestore();
  });

  it('is small or centred as it is told', () => {
    const { find, redraw } = draw(
      <Dialog isSmall title="Title">
        Words
      </Dialog>,
    );
    expect(find('dialog').classList.value).toBe('root popup popup--sm');
    redraw(
      <Dialog isCentred title="Title">
        Words
      </Dialog>,
    );
    expect(find('dialog').classList.value).toBe('root popup popup--centre');
  });

  it('asks whoever is its owner by then', () => {
    const later = vi.fn();
    const asking = (ask: () => void) => (
      <Dialog title="Title" onClose={ask}>
        Words
      </Dialog>
    );
    const { find, redraw } = draw(asking(onClose));
    redraw(asking(later));
    send(find('dialog'), key('Escape'));
    expect(later).toHaveBeenCalledExactlyOnceWith('escape');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('goes when its owner says so', () => {
    const { root, redraw } = draw(popup(true));
    redraw(popup(false));
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('[REM-01] has its body read with its title: what the question is about', () => {
    const { find } = draw(popup(true));
    expect(find(`#${CSS.escape(find('dialog').getAttribute('aria-describedby') ?? '')}`).textContent).toBe('Drug costs will change.');
  });

  it('as a form has its title read alone: its fields say what they are', () => {
    const { find } = draw(
      <Dialog title="Your details" onClose={onClose} onSubmit={() => undefined}>
        <TextInput label="ZIP" value="" onChange={() => undefined} />
      </Dialog>,
    );
    expect(find('dialog').hasAttribute('aria-describedby')).toBe(false);
  });

  it('as an alert has its body read, and no close button without a label', () => {
    const { root, find } = draw(
      <Dialog isAlert title="Your session is about to expire" onClose={onClose}>
        <p>Time left:</p>
      </Dialog>,
    );
    const dialog = find('dialog');
    expect(dialog.getAttribute('role')).toBe('alertdialog');
    expect(find(`#${CSS.escape(dialog.getAttribute('aria-describedby') ?? '')}`).textContent).toBe('Time left:');
    expect(root.querySelector('button')).toBeNull();
    expect(root.querySelector('[part=popup-foot]')).toBeNull();
  });
});

describe('closing', () => {
  it('is asked for by the close button', () => {
    const { find } = draw(popup(true));
    doing(() => find('.iconbutton').click());
    expect(onClose.mock.calls).toEqual([['button']]);
  });

  it.each(['Escape', 'Enter', 'a'])('is asked for by Escape alone: %s', (name) => {
    const { find } = draw(popup(true));
    const pressed = send(find('p'), key(name));
    expect(onClose.mock.calls).toEqual(name === 'Escape' ? [['escape']] : []);
    expect(pressed.defaultPrevented).toBe(name === 'Escape');
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  });

  it('is asked for by the back gesture, and waits for the owner', () => {
    const { find } = draw(popup(true));
    const cancel = send(find('dialog'), new Event('cancel', { cancelable: true }));
    expect([cancel.defaultPrevented, onClose.mock.calls]).toEqual([true, [['escape']]]);
  });

  it('does not mean the cancel of a field inside', () => {
    const { find } = draw(popup(true));
    send(find('p'), new Event('cancel', { cancelable: true, bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('over the head of an owner that keeps it open opens it again', () => {
    vi.useFakeTimers();
    const { find } = draw(popup(true));
    const dialog = find<HTMLDialogElement>('dialog');
    doing(() => dialog.close());
    expect([dialog.open, onClose.mock.calls]).toEqual([false, [['closed']]]);
    vi.runAllTimers();
    expect(dialog.open).toBe(true);
    vi.useRealTimers();
  });

  it('over its head stays closed for an owner that agrees', () => {
    vi.useFakeTimers();
    const { find, redraw } = draw(popup(true));
    const dialog = find<HTMLDialogElement>('dialog');
    doing(() => dialog.close());
    redraw(popup(false));
    vi.runAllTimers();
    expect(dialog.open).toBe(false);
    vi.useRealTimers();
  });

  it('is not asked for by a press beside it, which a shaky hand does by mistake', () => {
    const { find } = draw(popup(true));
    send(find('dialog'), new Event('pointerdown', { bubbles: true }));
    doing(() => find('dialog').click());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has no way while there is nobody to ask, and its close button says so', () => {
    const { find } = draw(
      <Dialog title="Sign out?" closeLabel="Close">
        <p>Body</p>
      </Dialog>,
    );
    const dialog = find<HTMLDialogElement>('dialog');
    expect(find('.iconbutton').getAttribute('aria-disabled')).toBe('true');
    doing(() => find('.iconbutton').click());
    doing(() => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(dialog.open).toBe(true);
  });
});

describe('focus', () => {
  it('starts on the safe choice of a question', () => {
    expect(focused(draw(popup(true)))).toBe('Keep drug');
  });

  it('starts in the first field that can be filled in', () => {
    const { root } = draw(
      <Dialog title="Your details" closeLabel="Close" onClose={onClose} foot={foot}>
        <TextInput label="Email" value="" isDisabled onChange={() => undefined} />
        <TextInput label="ZIP" value="85004" onChange={() => undefined} />
      </Dialog>,
    );
    expect((root.activeElement as HTMLInputElement).value).toBe('85004');
  });

  it('starts on the close button when there is nothing else, and itself where nothing can be pressed', () => {
    const empty = (closeLabel?: string) => (
      <Dialog title="Finding your drugs" closeLabel={closeLabel} onClose={onClose}>
        <p>Up to a minute.</p>
      </Dialog>
    );
    expect(draw(empty('Close')).root.activeElement?.getAttribute('aria-label')).toBe('Close');
    expect(draw(empty()).root.activeElement?.localName).toBe('dialog');
  });

  it('is a new dialog at each step, so that each is read with its title, and goes back to the opener from the last', () => {
    const opener = draw(<button type="button">Email</button>);
    opener.find('button').focus();
    const at = (step: string) => (
      <Dialog title={step} step={step} closeLabel="Close" onClose={onClose}>
        Words
      </Dialog>
    );
    const part = draw(at('asking'));
    const first = part.find('dialog');
    part.redraw(at('sent'));
    expect(part.find('dialog')).not.toBe(first);
    expect(part.root.querySelectorAll('dialog')).toHaveLength(1);
    part.remove();
    expect(deepActiveElement()).toBe(opener.find('button'));
  });

  it('starts where it is told, and starts anew with each step', () => {
    const stay = createRef<HTMLButtonElement>();
    const at = (step: string) => (
      <Dialog
        title="Your session is about to expire"
        step={step}
        initialFocus={stay}
        onClose={onClose}
        foot={
          <>
            <Button>Sign out</Button>
            <Button ref={stay}>Stay on this page</Button>
          </>
        }
      >
        <p>Time left:</p>
      </Dialog>
    );
    const part = draw(at('one'));
    expect(focused(part)).toBe('Stay on this page');
    doing(() => part.find('button').focus());
    part.redraw(at('one'));
    expect(focused(part)).toBe('Sign out');
    part.redraw(at('two'));
    expect(focused(part)).toBe('Stay on this page');
  });

  it.each(['closed', 'taken away'])('goes back to the opener, inside its own shadow root, when the popup is %s', (way) => {
    const opener = draw(<button type="button">Remove</button>);
    opener.find('button').focus();
    const part = draw(popup(true));
    expect(deepActiveElement()?.textContent).toBe('Keep drug');
    if (way === 'closed') part.redraw(popup(false));
    else part.remove();
    expect(deepActiveElement()).toBe(opener.find('button'));
  });

  it('goes nowhere when the opener has gone', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const part = draw(popup(true));
    opener.remove();
    part.redraw(popup(false));
    expect(deepActiveElement()).toBe(document.body);
  });
});

describe('the page behind', () => {
  it('[ACC-03] does not scroll while a popup is open, and is then as it was', () => {
    page.style.overflow = 'clip';
    const part = draw(popup(true));
    expect(page.style.overflow).toBe('hidden');
    part.redraw(popup(false));
    expect(page.style.overflow).toBe('clip');
  });

  it('[ACC-03] scrolls again when the last of two popups has gone, in either order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const parts = [draw(popup(true)), draw(popup(true))];
      parts[order[0] ?? 0]?.redraw(popup(false));
      expect(page.style.overflow).toBe('hidden');
      parts[order[1] ?? 0]?.remove();
      expect(page.style.overflow).toBe('');
    }
  });

  it('[ACC-03] is let go once by each popup, however often it says so', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    first();
    expect(page.style.overflow).toBe('hidden');
    second();
    expect(page.style.overflow).toBe('');
  });

  /** The width of the page as its scrollbar comes and goes, in a browser that knows `scrollbar-gutter` or does not. */
  function withScrollbar(scrollbar: number, knowsGutter: boolean) {
    return vi.spyOn(page, 'getBoundingClientRect').mockImplementation(() => {
      const hasRoom = page.style.overflow !== 'hidden' || (knowsGutter && page.style.scrollbarGutter === 'stable');
      return new DOMRect(0, 0, innerWidth - (hasRoom ? scrollbar : 0), 100);
    });
  }

  it.each([
    ['has no scrollbar', 0, true, '7px', ''],
    ['keeps the room of its scrollbar', 15, true, '7px', 'stable'],
    ['cannot keep it, and is padded', 15, false, 'calc(7px + 15px)', 'stable'],
  ])('[HOST-03] [ACC-03] does not move where it %s', (_, scrollbar, knowsGutter, padding, gutter) => {
    const width = withScrollbar(scrollbar, knowsGutter);
    page.style.paddingInlineEnd = '7px';
    const part = draw(popup(true));
    expect([page.style.paddingInlineEnd, page.style.scrollbarGutter ?? '']).toEqual([padding, gutter]);
    part.redraw(popup(false));
    expect([page.style.paddingInlineEnd, page.style.scrollbarGutter ?? '', page.style.overflow]).toEqual(['7px', '', '']);
    page.style.paddingInlineEnd = '';
    width.mockRestore();
  });
});

describe('a popup with a form', () => {
  it('sends it without leaving the page', () => {
    const onSubmit = vi.fn();
    const { find } = draw(
      <Dialog title="ZIP" onClose={onClose} onSubmit={onSubmit} foot={<Button type="submit">Continue</Button>}>
        <TextInput label="ZIP" value="" onChange={() => undefined} isRequired />
      </Dialog>,
    );
    const sent = send(find('form'), new Event('submit', { bubbles: true, cancelable: true }));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(sent.defaultPrevented).toBe(true);
    expect(find<HTMLFormElement>('form').noValidate).toBe(true);
  });
});
