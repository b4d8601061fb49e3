/**
 * Creates an element with properties (`on…` are listeners, `data-…` and `aria-…` attributes) and children. Never
 * parses text as markup.
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (/^(aria|data)-|^role$/.test(name)) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

let fields = 0;

/** A labeled control. Its hint describes it. */
export function field(label, control, hint) {
  fields += 1;
  control.id = `tool-field-${fields}`;
  const note = hint ? make('span', { id: `${control.id}-hint`, className: 'tool__hint' }, hint) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  return make('p', { className: 'tool__field' }, make('label', { htmlFor: control.id }, label), note, control);
}

export function select(choices, chosen, onChoose) {
  const options = choices.map(({ value, label }) => make('option', { value, selected: value === chosen }, label));
  return make('select', { onchange: ({ target }) => onChoose(target.value) }, ...options);
}

export function button(label, onClick, { isMain = false, about = '' } = {}) {
  const hidden = about ? make('span', { className: 'tool__hidden' }, ` ${about}`) : null;
  return make(
    'button',
    { type: 'button', className: isMain ? 'tool__button tool__button--main' : 'tool__button', onclick: onClick },
    label,
    hidden,
  );
}
