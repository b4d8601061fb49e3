import { button, make } from './dom.js';

/** The look comes as a file of its own: the pages allow no style inside them. */
function wearStyle() {
  if (document.querySelector('link[data-tool-style]')) return;
  document.head.append(make('link', { rel: 'stylesheet', href: '/tools/tools.css', 'data-tool-style': '' }));
}

/**
 * A drawer at the side of the page: a native modal dialog, so that the page behind it rests, Escape closes it and focus goes back to
 * where it came from.
 *
 * `draw(drawer)` fills it, and is asked again where that failed; `save(drawer)` is asked when the shopper is done and answers whether that
 * worked.
 * Resolves when the drawer is closed, with true when the shopper was done.
 */
export function openDrawer({ title, draw, save }) {
  wearStyle();
  return new Promise((resolve) => {
    const heading = make('h2', { id: 'tool-title', tabIndex: -1 }, title);
    const body = make('div', { className: 'tool__body' });
    const said = make('p', { className: 'tool__said', role: 'status' });
    const problem = make('p', { className: 'tool__problem', role: 'alert' });
    const done = button('Done', () => finish(), { isMain: true });
    const dialog = make(
      'dialog',
      { className: 'tool', 'aria-labelledby': 'tool-title' },
      make(
        'header',
        { className: 'tool__head' },
        heading,
        button('Close', () => close(false), { about: 'without saving' }),
      ),
      make('p', { className: 'tool__note' }, 'A stand-in for an outside tool, with invented data.'),
      body,
      make('footer', { className: 'tool__foot' }, said, problem, done),
    );

    const drawer = {
      /** Shows these instead of what is there; focus goes to the first field, else to the heading. */
      show(...content) {
        drawer.say('');
        body.replaceChildren(...content.filter((one) => one !== null));
        (body.querySelector('[autofocus], input, select') ?? heading).focus();
      },
      /** Tells what happened; what is shown next clears it. */
      say(text) {
        said.textContent = text;
      },
      refuse(text) {
        problem.textContent = text;
      },
      /** Does what may not work, as where the connection is away: says so then, and answers whether it did. */
      async attempt(work) {
        drawer.refuse('');
        try {
          await work();
          return true;
        } catch {
          drawer.refuse('This could not be loaded. Please try again in a moment.');
          return false;
        }
      },
    };

    /** There is nothing to save before it has been drawn. */
    async function begin() {
      done.disabled = true;
      const isDrawn = await drawer.attempt(() => draw(drawer));
      if (isDrawn) done.disabled = false;
      else drawer.show(button('Try again', begin));
    }

    let isSaving = false;

    async function finish() {
      if (isSaving) return;
      isSaving = true;
      drawer.refuse('');
      const isSaved = await save(drawer).catch(() => false);
      isSaving = false;
      if (isSaved) close(true);
      else drawer.refuse(problem.textContent || 'This could not be saved. Please try again in a moment.');
    }

    function close(isCompleted) {
      dialog.close();
      dialog.remove();
      resolve(isCompleted);
    }

    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(false);
    });
    document.body.append(dialog);
    dialog.showModal();
    begin();
  });
}
