const heard = document.getElementById('heard');
const list = document.getElementById('list');

document.addEventListener('ucp-year-change', ({ detail }) => {
  heard.textContent = `Heard ${detail.year}`;
});

const acts = {
  swap: () => list.append(list.firstElementChild),
  remove: () => list.querySelector('ucp-saved-plans').remove(),
  add: () => list.append(Object.assign(document.createElement('ucp-saved-plans'), { noHeading: true })),
  ask: () => document.querySelector('ucp-zip-popup').show(),
};
for (const [id, act] of Object.entries(acts)) document.getElementById(id).addEventListener('click', act);
