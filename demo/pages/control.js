// The demo's control panel. It picks the shopper and the date by reloading the page with another query, and sets faults
// of the service.
import { keptStorage, shopper } from '/tools/parts/site.js';

const known = await listOf('shoppers', [{ name: 'guest' }, { name: 'member' }]);
const choices = {
  shopper: known.map(({ name }) => name),
  theme: ['', ...(await listOf('brands', []))],
  lang: ['', 'en', 'es'],
};

/** Faults by trouble. They apply to everyone until they are changed. */
const troubles = {
  works: [],
  'answers late (2 s)': [
    { path: '/profiles', delayMs: 2_000 },
    { path: '/api', delayMs: 2_000 },
    { path: '/systemdate', delayMs: 2_000 },
  ],
  'fails to save and remove': [
    { method: 'POST', path: '/profiles/data', status: 500 },
    { method: 'DELETE', path: '/profiles/data', status: 500 },
  ],
  'has no profiles': [{ method: 'GET', path: '/profiles/data', status: 503 }],
  'has no plan details and prices': [{ path: '/api', status: 500 }],
  'cannot sign anyone in (outage)': [{ path: '/profiles/auth/validate', status: 503 }],
  'cannot confirm identities': [{ path: '/profiles/merge', status: 500 }],
  'cannot import': [{ path: '/profiles/import', status: 500 }],
  'is gone': [
    { path: '/profiles', drop: true },
    { path: '/api', drop: true },
    { path: '/systemdate', drop: true },
  ],
};

const query = new URLSearchParams(location.search);
const form = document.createElement('form');
form.className = 'site__control';
form.setAttribute('aria-label', 'Demo controls');
const note = document.createElement('p');
note.textContent = 'This is a demo with invented people.';
form.append(
  note,
  ...Object.entries(choices).map(([name, values]) => select(name, values)),
  date(),
  await service(),
  button('Show', 'submit'),
  button('End the session', 'button', () => tell('/__demo/session', { shopper: shopperNow() })),
  button('Put everything back', 'button', reset),
  signIn(),
);
form.addEventListener('change', ({ target }) => {
  target.dataset.touched = 'yes';
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { value } = form.elements.namedItem('trouble');
  await tell('/__demo/faults', troubles[value] ?? []);
  const next = new URLSearchParams(location.search);
  for (const [name, value] of new FormData(form)) {
    if (name === 'trouble') continue;
    if (value) next.set(name, value);
    else next.delete(name);
  }
  next.delete('code');
  location.search = next.toString();
});
showShopper();
document.body.append(form);
addEventListener('openAddYourInfo', ({ detail }) => showApplication(detail));
// Signing in takes time. A choice that was made meanwhile stays.
document.addEventListener('ucp-ready', showShopper);
document.addEventListener('ucp-sign-in-complete', showShopper);

/** A list of the demo service; the fallback if the service does not respond. */
async function listOf(name, fallback) {
  try {
    const answer = await fetch(`/__demo/${name}`);
    return await answer.json();
  } catch {
    return fallback;
  }
}

/** The current shopper: the one the library keeps, who may have signed in since; else the one in the URL. */
function shopperNow() {
  const uuid = shopper()?.uuid;
  const kept = uuid ? known.find((one) => one.uuid === uuid) : undefined;
  return kept?.name ?? query.get('shopper') ?? 'guest';
}

function labelled(name, control) {
  const label = document.createElement('label');
  const text = document.createElement('span');
  text.textContent = name;
  control.name = name;
  label.append(text, control);
  return label;
}

function select(name, values) {
  const control = document.createElement('select');
  control.append(...values.map((value) => new Option(value || '(default)', value, false, value === (query.get(name) ?? ''))));
  return labelled(name, control);
}

function date() {
  const control = document.createElement('input');
  control.type = 'datetime-local';
  control.step = '1';
  control.value = query.get('date') ?? '';
  return labelled('date', control);
}

/** The current trouble of the service, however it was set. */
async function service() {
  const answer = await fetch('/__demo/faults').catch(() => null);
  const now = answer ? signature((await answer.json()).faults) : '';
  const control = document.createElement('select');
  for (const [name, faults] of Object.entries(troubles)) control.append(new Option(name, name, false, signature(faults) === now));
  const label = labelled('trouble', control);
  label.firstChild.textContent = 'the service';
  return label;
}

/** Two lists of faults are equal if their signatures are. */
function signature(faults) {
  return faults
    .map(({ method, path, status, delayMs, drop }) => [method ?? '', path, status ?? 0, delayMs ?? 0, drop ?? false].join())
    .join(';');
}

function showShopper() {
  const control = form.elements.namedItem('shopper');
  if (control.dataset.touched) return;
  const name = shopperNow();
  if (choices.shopper.includes(name)) control.value = name;
}

/** A brand's page would open its application form here. The demo shows what the form would get (REC-07). */
function showApplication(detail) {
  const dialog = document.createElement('dialog');
  dialog.className = 'site__dialog';
  const heading = document.createElement('h2');
  heading.id = 'application-title';
  heading.textContent = 'Your page starts the application here';
  dialog.setAttribute('aria-labelledby', heading.id);
  const message = document.createElement('p');
  message.textContent = 'The window’s event openAddYourInfo has these facts:';
  const facts = document.createElement('dl');
  for (const [name, value] of Object.entries(detail)) {
    const term = document.createElement('dt');
    const fact = document.createElement('dd');
    term.textContent = name;
    fact.textContent = String(value);
    facts.append(term, fact);
  }
  dialog.append(
    heading,
    message,
    facts,
    button('Close', 'button', () => dialog.close()),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

async function reset() {
  await tell('/__demo/faults', []);
  await tell('/__demo/reset', {});
  location.reload();
}

async function tell(path, body) {
  await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

function button(text, type, press) {
  const made = document.createElement('button');
  made.type = type;
  made.textContent = text;
  if (press) made.addEventListener('click', press);
  return made;
}

/**
 * The library refuses a code without the state that it stores here (`auth.requireState`). A page without the library
 * has none.
 */
function signInState() {
  const storage = keptStorage();
  const kept = storage.getItem('ucp_signInState') || crypto.randomUUID();
  storage.setItem('ucp_signInState', kept);
  return kept;
}

/** Shoppers who can sign in: each telesales type, members with and without claims, an agent. */
function signIn() {
  const link = document.createElement('a');
  link.href = '/optumid-login';
  link.textContent = 'Sign in as someone';
  // On click, because each sign-in uses up its state.
  link.addEventListener('click', () => {
    link.href = `/optumid-login?state=${signInState()}`;
  });
  return link;
}
