import { button, make } from './dom.js';

/** Loads the stylesheet, because the pages forbid inline styles. */
function loadStyle() {
  if (document.querySelector('link[data-tool-style]')) return;
  document.head.append(make('link', { rel: 'stylesheet', href: '/tools/tools.css', 'data-tool-style': '' }));
}

/**
 * Opens a drawer at the side of the page: a native modal dialog. The page is inert, Escape closes the drawer, and
 * focus returns to the opener.
 *
 * `draw(drawer)` fills it, and is called again after a failure. `save(drawer)` is called when the shopper is done, and
 * returns whether it worked.
 * Resolves when the drawer closes, with true if the shopper was done.
 */
export function openDrawer({ title, draw, save }) {
  loadStyle();
  return new Promise((resolve) => {
    const heading = make('h2', { id: 'tool-title', tabIndex: -1 }, title);
    const body = make('div', { className: 'tool__body' });
    const status = make('p', { className: 'tool__said', role: 'status' });
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
      make('footer', { className: 'tool__foot' }, status, problem, done),
    );

    const drawer = {
      /** Replaces the content. Moves focus to the first field, or else to the heading. */
      show(...content) {
        drawer.say('');
        body.replaceChildren(...content.filter((one) => one !== null));
        (body.querySelector('[autofocus], input, select') ?? heading).focus();
      },
      /** Shows a message. The next content clears it. */
      say(text) {
        status.textContent = text;
      },
      refuse(text) {
        problem.textContent = text;
      },
      /** Runs work that may fail, for example offline. Shows the failure and returns whether it worked. */
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

    /** There is nothing to save before the first content. */
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
