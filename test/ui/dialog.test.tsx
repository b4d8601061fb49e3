import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button.js';
import { Dialog } from '../../src/ui/Dialog.js';
import { deepActiveElement } from '../../src/ui/focus.js';
import { lockScroll } from '../../src/ui/scroll-lock.js';
import { TextInput } from '../../src/ui/TextInput.js';
import { key, type RenderedComponent, render, runInAct, send } from './render.js';

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
const focused = ({ root }: RenderedComponent) => root.activeElement?.textContent;
const page = document.documentElement;

beforeEach(() => onClose.mockReset());
afterEach(() => page.removeAttribute('style'));

describe('an open popup', () => {
  it('is a modal dialog with its title as name', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { root, find, rerender } = render(popup(false));
    expect(root.querySelector('dialog')).toBeNull();
    rerender(popup(true));
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

  it('is small or centered if asked to', () => {
    const { find, rerender } = render(
      <Dialog isSmall title="Title">
        Words
      </Dialog>,
    );
    expect(find('dialog').classList.value).toBe('root popup popup--sm');
    rerender(
      <Dialog isCentred title="Title">
        Words
      </Dialog>,
    );
    expect(find('dialog').classList.value).toBe('root popup popup--centre');
  });

  it('calls the current onClose handler', () => {
    const later = vi.fn();
    const asking = (ask: () => void) => (
      <Dialog title="Title" onClose={ask}>
        Words
      </Dialog>
    );
    const { find, rerender } = render(asking(onClose));
    rerender(asking(later));
    send(find('dialog'), key('Escape'));
    expect(later).toHaveBeenCalledExactlyOnceWith('escape');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes when its owner removes it', () => {
    const { root, rerender } = render(popup(true));
    rerender(popup(false));
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('[REM-01] is described by its body, so that the question is read with its title', () => {
    const { find } = render(popup(true));
    expect(find(`#${CSS.escape(find('dialog').getAttribute('aria-describedby') ?? '')}`).textContent).toBe('Drug costs will change.');
  });

  it('with a form is named by its title only: its fields have their own labels', () => {
    const { find } = render(
      <Dialog title="Your details" onClose={onClose} onSubmit={() => undefined}>
        <TextInput label="ZIP" value="" onChange={() => undefined} />
      </Dialog>,
    );
    expect(find('dialog').hasAttribute('aria-describedby')).toBe(false);
  });

  it('with an alert is described by its body, and has no close button without a label', () => {
    const { root, find } = render(
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
  it('is requested by the close button', () => {
    const { find } = render(popup(true));
    runInAct(() => find('.iconbutton').click());
    expect(onClose.mock.calls).toEqual([['button']]);
  });

  it.each(['Escape', 'Enter', 'a'])('is requested by Escape and no other key: %s', (name) => {
    const { find } = render(popup(true));
    const pressed = send(find('p'), key(name));
    expect(onClose.mock.calls).toEqual(name === 'Escape' ? [['escape']] : []);
    expect(pressed.defaultPrevented).toBe(name === 'Escape');
    expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  });

  it('is requested by the back gesture, and waits for the owner', () => {
    const { find } = render(popup(true));
    const cancel = send(find('dialog'), new Event('cancel', { cancelable: true }));
    expect([cancel.defaultPrevented, onClose.mock.calls]).toEqual([true, [['escape']]]);
  });

  it('ignores the cancel event of a field inside', () => {
    const { find } = render(popup(true));
    send(find('p'), new Event('cancel', { cancelable: true, bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('without asking reopens the popup if the owner keeps it open', () => {
    vi.useFakeTimers();
    const { find } = render(popup(true));
    const dialog = find<HTMLDialogElement>('dialog');
    runInAct(() => dialog.close());
    expect([dialog.open, onClose.mock.calls]).toEqual([false, [['closed']]]);
    vi.runAllTimers();
    expect(dialog.open).toBe(true);
    vi.useRealTimers();
  });

  it('without asking keeps the popup closed if the owner agrees', () => {
    vi.useFakeTimers();
    const { find, rerender } = render(popup(true));
    const dialog = find<HTMLDialogElement>('dialog');
    runInAct(() => dialog.close());
    rerender(popup(false));
    vi.runAllTimers();
    expect(dialog.open).toBe(false);
    vi.useRealTimers();
  });

  it('is not requested by a press outside, which a shaky hand does by mistake', () => {
    const { find } = render(popup(true));
    send(find('dialog'), new Event('pointerdown', { bubbles: true }));
    runInAct(() => find('dialog').click());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is impossible without an onClose handler, and the close button is disabled', () => {
    const { find } = render(
      <Dialog title="Sign out?" closeLabel="Close">
        <p>Body</p>
      </Dialog>,
    );
    const dialog = find<HTMLDialogElement>('dialog');
    expect(find('.iconbutton').getAttribute('aria-disabled')).toBe('true');
    runInAct(() => find('.iconbutton').click());
    runInAct(() => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(dialog.open).toBe(true);
  });
});

describe('focus', () => {
  it('starts on the safe choice of a question', () => {
    expect(focused(render(popup(true)))).toBe('Keep drug');
  });

  it('starts in the first field that can be filled in', () => {
    const { root } = render(
      <Dialog title="Your details" closeLabel="Close" onClose={onClose} foot={foot}>
        <TextInput label="Email" value="" isDisabled onChange={() => undefined} />
        <TextInput label="ZIP" value="85004" onChange={() => undefined} />
      </Dialog>,
    );
    expect((root.activeElement as HTMLInputElement).value).toBe('85004');
  });

  it('starts on the close button if there is nothing else, and on the dialog if it has no control', () => {
    const empty = (closeLabel?: string) => (
      <Dialog title="Finding your drugs" closeLabel={closeLabel} onClose={onClose}>
        <p>Up to a minute.</p>
      </Dialog>
    );
    expect(render(empty('Close')).root.activeElement?.getAttribute('aria-label')).toBe('Close');
    expect(render(empty()).root.activeElement?.localName).toBe('dialog');
  });

  it('is in a new dialog at each step, so that each title is read, and returns to the opener after the last', () => {
    const opener = render(<button type="button">Email</button>);
    opener.find('button').focus();
    const at = (step: string) => (
      <Dialog title={step} step={step} closeLabel="Close" onClose={onClose}>
        Words
      </Dialog>
    );
    const part = render(at('asking'));
    const first = part.find('dialog');
    part.rerender(at('sent'));
    expect(part.find('dialog')).not.toBe(first);
    expect(part.root.querySelectorAll('dialog')).toHaveLength(1);
    part.remove();
    expect(deepActiveElement()).toBe(opener.find('button'));
  });

  it('starts on the given element, at each step again', () => {
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
    const part = render(at('one'));
    expect(focused(part)).toBe('Stay on this page');
    runInAct(() => part.find('button').focus());
    part.rerender(at('one'));
    expect(focused(part)).toBe('Sign out');
    part.rerender(at('two'));
    expect(focused(part)).toBe('Stay on this page');
  });

  it.each(['closed', 'taken away'])('returns to the opener, inside its own shadow root, when the popup is %s', (way) => {
    const opener = render(<button type="button">Remove</button>);
    opener.find('button').focus();
    const part = render(popup(true));
    expect(deepActiveElement()?.textContent).toBe('Keep drug');
    if (way === 'closed') part.rerender(popup(false));
    else part.remove();
    expect(deepActiveElement()).toBe(opener.find('button'));
  });

  it('does not move if the opener was removed', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const part = render(popup(true));
    opener.remove();
    part.rerender(popup(false));
    expect(deepActiveElement()).toBe(document.body);
  });
});

describe('the page behind', () => {
  it('[ACC-03] does not scroll while a popup is open, and is restored afterward', () => {
    page.style.overflow = 'clip';
    const part = render(popup(true));
    expect(page.style.overflow).toBe('hidden');
    part.rerender(popup(false));
    expect(page.style.overflow).toBe('clip');
  });

  it('[ACC-03] scrolls again after both popups have closed, in either order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const parts = [render(popup(true)), render(popup(true))];
      parts[order[0] ?? 0]?.rerender(popup(false));
      expect(page.style.overflow).toBe('hidden');
      parts[order[1] ?? 0]?.remove();
      expect(page.style.overflow).toBe('');
    }
  });

  it('[ACC-03] is unlocked once per popup, even if a popup unlocks it twice', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    first();
    expect(page.style.overflow).toBe('hidden');
    second();
    expect(page.style.overflow).toBe('');
  });
});

describe('a popup with a form', () => {
  it('submits it without leaving the page', () => {
    const onSubmit = vi.fn();
    const { find } = render(
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
