import { act, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScheduledRender } from '../../src/element/use-scheduled-render.js';
import { clock } from '../../src/shared/time/clock.js';
import { type RenderedComponent, render } from '../ui/render.js';

interface RowProps {
  readonly value: string;
  readonly isFirst: boolean;
  readonly isKnown?: boolean;
}

function Row({ value, isFirst, isKnown = false }: RowProps) {
  return <p>{useScheduledRender(value, isFirst, isKnown) ?? 'room'}</p>;
}

/** A list whose turns come when the test says so. */
const later: (() => void)[] = [];
let now = 0;
let drawn: RenderedComponent | undefined;

/** The first turn of a list takes all its time with another row. */
function list(first: string, second: string, how: Partial<RowProps> = {}) {
  return (
    <>
      <Row value={`${first}, far down`} isFirst={false} />
      <Row value={second} isFirst={false} {...how} />
    </>
  );
}

const second = () => drawn?.root.querySelectorAll('p')[1]?.textContent;

async function nextTask(): Promise<void> {
  await act(async () => {
    for (const run of later.splice(0)) run();
  });
}

beforeEach(() => {
  vi.spyOn(clock, 'elapsed').mockImplementation(() => (now += 1000));
  vi.spyOn(clock, 'after').mockImplementation((_, run) => {
    later.push(run);
    return () => undefined;
  });
});

afterEach(async () => {
  drawn?.remove();
  while (later.length > 0) await nextTask();
  vi.restoreAllMocks();
});

it('one far down keeps its space until its turn, and then its content until the next', async () => {
  drawn = render(list('a', 'one'));
  await act(async () => undefined);
  expect(second()).toBe('room');
  await nextTask();
  expect(second()).toBe('one');
  drawn.rerender(list('b', 'two'));
  await act(async () => undefined);
  expect(second()).toBe('one');
  await nextTask();
  expect(second()).toBe('two');
});

it('one that changes while it waits keeps its place, and is drawn as it is then', async () => {
  drawn = render(list('a', 'one'));
  await act(async () => undefined);
  drawn.rerender(list('b', 'two'));
  await act(async () => undefined);
  expect(second()).toBe('room');
  await nextTask();
  expect(second()).toBe('two');
});

it('one that becomes one of the first is drawn at once, and stays drawn when it moves down again', async () => {
  drawn = render(list('a', 'one'));
  drawn.rerender(list('a', 'two', { isFirst: true }));
  expect(second()).toBe('two');
  drawn.rerender(list('a', 'two'));
  expect(second()).toBe('two');
});

it('one that is known, and only takes another place, is drawn at once and waits with what comes next', async () => {
  drawn = render(list('a', 'one', { isKnown: true }));
  expect(second()).toBe('one');
  await act(async () => undefined);
  drawn.rerender(list('b', 'two', { isKnown: true }));
  await act(async () => undefined);
  expect(second()).toBe('one');
  await nextTask();
  expect(second()).toBe('two');
});

it('one that leaves before its turn takes no turn', async () => {
  drawn = render(list('a', 'one'));
  await act(async () => undefined);
  drawn.rerender(<p>gone</p>);
  const looks = vi.mocked(clock.elapsed).mockClear();
  await nextTask();
  expect(looks, 'a turn without a job').toHaveBeenCalledOnce();
  expect(drawn.find('p').textContent).toBe('gone');
  expect(later).toEqual([]);
});

it('one that is drawn, or waits already, asks for no turn', async () => {
  const looks = vi.mocked(clock.elapsed);
  drawn = render(<Row value="one" isFirst={true} />);
  drawn.rerender(<Row value="one" isFirst={false} />);
  await act(async () => undefined);
  expect(looks).not.toHaveBeenCalled();

  drawn.rerender(list('a', 'one'));
  drawn.rerender(list('a', 'two'));
  drawn.rerender(list('a', 'three'));
  await act(async () => undefined);
  looks.mockClear();
  await nextTask();
  expect(second()).toBe('three');
  expect(looks, 'one turn, of one job').toHaveBeenCalledTimes(2);
  expect(later, 'and no other').toEqual([]);
});

it('one whose effects run twice, as in strict mode, gets its turn all the same', async () => {
  drawn = render(<StrictMode>{list('a', 'one')}</StrictMode>);
  await act(async () => undefined);
  await nextTask();
  expect(second()).toBe('one');
});
