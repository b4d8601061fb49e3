import { field, make } from './dom.js';

/** Waits until typing pauses. A stale response never replaces a newer one. */
const PAUSE = 200;

/**
 * A search field above its results.
 *
 * `find(text)` returns the rows, `row(found)` renders one, `count(n)` says how many there are.
 */
export function search({ label, hint, find, row, count, say, refuse }) {
  const list = make('ul', { className: 'tool__list' });
  let turn = 0;
  let timer;

  async function look(text) {
    turn += 1;
    const mine = turn;
    try {
      const found = text.trim().length < 2 ? [] : await find(text.trim());
      if (mine !== turn) return;
      refuse('');
      list.replaceChildren(...found.map(row));
      say(text.trim().length < 2 ? '' : count(found.length));
    } catch {
      if (mine === turn) refuse('The search does not answer. Please try again in a moment.');
    }
  }

  const input = make('input', {
    type: 'text',
    inputMode: 'search',
    autocomplete: 'off',
    oninput: ({ target }) => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE, target.value);
    },
  });
  return make('div', {}, field(label, input, hint), list);
}
