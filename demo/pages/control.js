// The demo's own panel: picks who shops, and when, by reloading the page with another query.
const choices = {
  shopper: await shoppers(),
  theme: ['', 'uhc', 'aarp', 'uhccp'],
  lang: ['', 'en', 'es'],
};

const query = new URLSearchParams(location.search);
const form = document.createElement('form');
form.className = 'site__control';
form.setAttribute('aria-label', 'Demo controls');
const note = document.createElement('p');
note.textContent = 'This is a demo with invented people.';
form.append(note, ...Object.entries(choices).map(([name, values]) => select(name, values)), date(), apply());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const next = new URLSearchParams(location.search);
  for (const [name, value] of new FormData(form)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  location.search = next.toString();
});
document.body.append(form);

async function shoppers() {
  try {
    const answer = await fetch('/__demo/shoppers');
    return (await answer.json()).map((one) => one.name);
  } catch {
    return ['guest', 'member', 'cloaked', 'agent', 'empty', 'heavy'];
  }
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

function apply() {
  const button = document.createElement('button');
  button.textContent = 'Show';
  return button;
}
