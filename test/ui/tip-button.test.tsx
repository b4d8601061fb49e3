import { describe, expect, it, vi } from 'vitest';
import { bubblePosition } from '../../src/ui/bubble.js';
import { check } from '../../src/ui/icons/check.js';
import { info } from '../../src/ui/icons/info.js';
import { Tag } from '../../src/ui/Tag.js';
import { TipButton } from '../../src/ui/TipButton.js';
import { key, pointerOn, type RenderedComponent, render, runInAct, send } from './render.js';

const tag = (
  <Tag tone="gold" tip="For people with a certain need.">
    Special Needs Plan
  </Tag>
);
const isOpen = ({ find }: RenderedComponent) => find('[role=tooltip]').classList.contains('is-open');
const press = (target: EventTarget) => send(target, new Event('pointerdown', { bubbles: true, composed: true }));

describe('a tag with a tooltip', () => {
  it('[CARD-02] is a button that the bubble describes', () => {
    const { find } = render(tag);
    expect(find('button').getAttribute('aria-describedby')).toBe(find('[role=tooltip]').id);
    expect(find('[role=tooltip]').textContent).toBe('For people with a certain need.');
    expect(find('button').textContent).toBe('Special Needs Plan');
    expect(find<HTMLButtonElement>('button').type).toBe('button');
  });

  it('[CARD-02] opens on focus and closes when focus leaves', () => {
    const part = render(tag);
    expect(isOpen(part)).toBe(false);
    runInAct(() => part.find('button').focus());
    expect(isOpen(part)).toBe(true);
    runInAct(() => part.find('button').blur());
    expect(isOpen(part)).toBe(false);
  });

  it('[CARD-02] opens on hover, stays while the bubble is hovered, and closes when the pointer leaves', () => {
    const part = render(tag);
    const [button, bubble] = [part.find('button'), part.find('[role=tooltip]')];
    pointerOn(button, 'mouseover');
    expect(isOpen(part)).toBe(true);
    pointerOn(button, 'mouseout', bubble);
    expect(isOpen(part)).toBe(true);
    pointerOn(bubble, 'mouseout', document.body);
    expect(isOpen(part)).toBe(false);
  });

  it('[CARD-02] moves when the window is resized, and leaves the top layer when it closes', () => {
    const part = render(tag);
    const bubble = part.find('[role=tooltip]');
    const hidePopover = vi.fn();
    Object.assign(bubble, { hidePopover });
    pointerOn(part.find('button'), 'mouseover');
    const { left } = bubble.style;
    bubble.style.left = '1234px';
    send(window, new Event('resize'));
    expect(bubble.style.left).toBe(left);
    expect(hidePopover).not.toHaveBeenCalled();
    pointerOn(part.find('button'), 'mouseout', document.body);
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('[CARD-02] opens on a tap without focus or hover events, and stays open on a second tap', () => {
    const part = render(tag);
    for (const _ of [1, 2]) {
      runInAct(() => part.find('button').click());
      expect(isOpen(part)).toBe(true);
    }
  });

  it('[CARD-02] closes on a press elsewhere, not on a press on itself', () => {
    const part = render(tag);
    runInAct(() => part.find('button').click());
    press(part.find('[role=tooltip]'));
    expect(isOpen(part)).toBe(true);
    press(document.body);
    expect(isOpen(part)).toBe(false);
  });

  it('[CARD-02] is closed by Escape wherever focus is, and that Escape closes nothing else', () => {
    const part = render(tag);
    const heard: string[] = [];
    const listen = () => heard.push('page');
    document.addEventListener('keydown', listen);
    pointerOn(part.find('button'), 'mouseover');
    const first = send(document.body, key('Escape'));
    expect(isOpen(part)).toBe(false);
    expect([first.defaultPrevented, heard]).toEqual([true, []]);
    const next = send(document.body, key('Escape'));
    expect([next.defaultPrevented, heard]).toEqual([false, ['page']]);
    document.removeEventListener('keydown', listen);
  });

  it('[CARD-02] stays closed after Escape while the pointer leaves a button that still has focus', () => {
    const part = render(tag);
    runInAct(() => part.find('button').focus());
    pointerOn(part.find('button'), 'mouseover');
    send(document.body, key('Escape'));
    pointerOn(part.find('button'), 'mouseout', document.body);
    expect(isOpen(part)).toBe(false);
  });

  it('[CARD-02] stays open for the pointer when focus leaves', () => {
    const part = render(tag);
    pointerOn(part.find('button'), 'mouseover');
    runInAct(() => part.find('button').focus());
    runInAct(() => part.find('button').blur());
    expect(isOpen(part)).toBe(true);
  });

  it('[CARD-02] stays open for focus when the pointer leaves', () => {
    const part = render(tag);
    runInAct(() => part.find('button').focus());
    pointerOn(part.find('button'), 'mouseover');
    pointerOn(part.find('button'), 'mouseout', document.body);
    expect(isOpen(part)).toBe(true);
  });

  it.each(['a', 'Tab', 'Enter', ' '])('[CARD-02] ignores the key %j', (name) => {
    const part = render(tag);
    runInAct(() => part.find('button').click());
    expect(send(document.body, key(name)).defaultPrevented).toBe(false);
    expect(isOpen(part)).toBe(true);
  });

  it('listens to the page only while it is open', () => {
    const part = render(tag);
    runInAct(() => part.find('button').click());
    part.remove();
    expect(send(document.body, key('Escape')).defaultPrevented).toBe(false);
  });
});

describe('a tag', () => {
  it.each([
    ['blue', 'tag'],
    ['purple', 'tag tag--purple'],
    ['gold', 'tag tag--gold'],
    ['green', 'tag tag--green'],
  ] as const)('[CARD-03] in %s shows its text and has the class %j', (tone, className) => {
    const { root, find } = render(
      <Tag tone={tone} part="tag">
        Words
      </Tag>,
    );
    expect(root.querySelector('button')).toBeNull();
    expect([find('.tag').className, find('.tag').textContent, find('.tag').getAttribute('part')]).toEqual([className, 'Words', 'tag']);
  });
});

describe('any button with a tip', () => {
  it('[ACT-05] has the class and the parts that it is given', () => {
    const { find } = render(
      <TipButton className="button button--quiet" tip="Your plan renews." part="status" tipPart="tooltip">
        Auto-enrolled
      </TipButton>,
    );
    expect(find('button').className).toBe('button button--quiet');
    expect([find('button').getAttribute('part'), find('[role=tooltip]').getAttribute('part')]).toEqual(['status', 'tooltip']);
  });

  it('[ACT-05] has icons before and after its label', () => {
    const { find } = render(
      <TipButton className="button" tip="Your plan renews." icon={check} iconEnd={info}>
        Auto-enrolled
      </TipButton>,
    );
    const [before, words, behind] = Array.from(
      find('button').children,
      (one) => one.querySelector('path')?.getAttribute('d') ?? one.textContent,
    );
    expect(words).toBe('Auto-enrolled');
    expect([before, behind].map((d) => d?.slice(0, 1))).toEqual(['M', 'M']);
    expect(before).not.toBe(behind);
  });
});

describe('the place of a bubble', () => {
  const view = { width: 390, height: 800 };
  const bubble = { width: 336, height: 138 };
  const at = (left: number, top: number, width = 200) => ({ left, top, width, bottom: top + 36 });

  it.each([
    ['below and flush with the start', at(16, 100), { x: 16, y: 148, arrow: 32, isAbove: false }],
    ['moved from the right edge', at(180, 100), { x: 46, y: 148, arrow: 166, isAbove: false }],
    ['moved from the left edge', at(-20, 100), { x: 8, y: 148, arrow: 16, isAbove: false }],
    ['its arrow in the middle of a narrow button', at(100, 100, 40), { x: 46, y: 148, arrow: 74, isAbove: false }],
    ['above when there is no room below', at(16, 700), { x: 16, y: 550, arrow: 32, isAbove: true }],
    ['the last place below', at(16, 606), { x: 16, y: 654, arrow: 32, isAbove: false }],
    ['the first place above', at(16, 607), { x: 16, y: 457, arrow: 32, isAbove: true }],
  ])('is %s', (_, button, spot) => {
    expect(bubblePosition(button, bubble, view)).toEqual(spot);
  });

  it('is below if there is no space on either side', () => {
    expect(bubblePosition(at(16, 60), bubble, { width: 390, height: 200 }).isAbove).toBe(false);
  });

  it('starts at the margin if the bubble is wider than the viewport', () => {
    expect(bubblePosition(at(16, 60), bubble, { width: 320, height: 800 }).x).toBe(8);
  });
});
