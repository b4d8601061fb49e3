import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '../../src/ui/Button.js';
import { heart } from '../../src/ui/icons/heart.js';
import { render, runInAct, send } from './render.js';

describe('a button', () => {
  it('calls onClick, and submits a form only if asked to', () => {
    const onClick = vi.fn();
    const { find } = render(<Button onClick={onClick}>Enroll in plan</Button>);
    runInAct(() => find('button').click());
    expect(onClick).toHaveBeenCalledOnce();
    expect(find<HTMLButtonElement>('button').type).toBe('button');
  });

  it('says in hidden text what it acts on', () => {
    const { find } = render(
      <Button kind="quiet" icon={heart} suffix="UHC Dual Complete AZ-S001" part="unsave">
        Unsave
      </Button>,
    );
    expect(find('button').textContent).toBe('Unsave UHC Dual Complete AZ-S001');
    expect(find('.vh').textContent).toBe(' UHC Dual Complete AZ-S001');
    expect(find('svg').getAttribute('aria-hidden')).toBe('true');
    expect([find('button').className, find('button').getAttribute('part')]).toEqual(['button button--quiet', 'unsave']);
  });

  it('uses the native disabled attribute', () => {
    const onClick = vi.fn();
    const { find } = render(
      <Button isDisabled onClick={onClick}>
        Confirm
      </Button>,
    );
    expect(find<HTMLButtonElement>('button').disabled).toBe(true);
    runInAct(() => find('button').click());
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps its label and focus while busy, and ignores presses', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { root, find, rerender } = render(form(false));
    find('button').focus();
    rerender(form(true));
    const button = find<HTMLButtonElement>('button');
    expect(root.activeElement).toBe(button);
    expect([button.textContent, button.disabled, button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
      'Send',
      false,
      'true',
      'true',
    ]);
    const press = send(button, new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([press.defaultPrevented, onClick.mock.calls, onSubmit.mock.calls]).toEqual([true, [], []]);
    rerender(form(false));
    expect(button.getAttribute('aria-busy')).toBeNull();
    runInAct(() => button.click());
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('a link that looks like a button', () => {
  it.each([
    [true, '_blank', 'noopener'],
    [false, null, null],
  ])('gives a new tab no access to its opener: %s', (isNewTab, target, rel) => {
    const { find } = render(
      <ButtonLink href="/details" kind="secondary" isBlock isNewTab={isNewTab}>
        View plan details
      </ButtonLink>,
    );
    const link = find('a');
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['/details', target, rel]);
    expect(link.className).toBe('button button--secondary button--block');
  });

  it.each([
    ['is disabled', '/details', true],
    ['has no address', null, false],
  ] as const)('[ROLE-03] is a button when it %s, because a link needs an address', (_, href, isDisabled) => {
    const { root, find } = render(
      <ButtonLink href={href} isDisabled={isDisabled} kind="quiet">
        Details
      </ButtonLink>,
    );
    expect(root.querySelector('a')).toBeNull();
    expect(find<HTMLButtonElement>('button').disabled).toBe(isDisabled);
    expect(find('button').className).toBe('button button--quiet');
  });
});
