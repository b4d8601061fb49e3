/** Access of the tools to the site: its library, its shopper, its profile service. */

/** The library as the page loaded it, in any build. */
export async function libraryOfPage() {
  const script = document.querySelector('script[type="module"][src^="/cdn"]');
  return import(script?.src ?? '/cdn/autoload.js');
}

function parsed(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isAgentFlow = () => parsed(sessionStorage.getItem('ucp_agentProfile'))?.agentFlow === true;

/** The storage of the library for what outlives the page. In the agent flow everything stays in the tab. */
export const keptStorage = () => (isAgentFlow() ? sessionStorage : localStorage);

/** The library's current shopper: from session storage in the agent flow, else from the cookie. */
export function shopper() {
  if (isAgentFlow()) return parsed(sessionStorage.getItem('ucp_identity'));
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('ucp_identity='));
  return parsed(cookie && decodeURIComponent(cookie.slice('ucp_identity='.length)));
}

async function answerOf(path, init) {
  const answer = await fetch(path, { headers: { accept: 'application/json', 'content-type': 'application/json' }, ...init });
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  return answer.json();
}

const sectionPath = (section) => `/profiles/data/v1/${encodeURIComponent(shopper()?.uuid ?? '')}/${section}`;

/** A section of the shopper's profile. `field` is its field in the response. */
export async function readSection(section, field) {
  const answer = await answerOf(sectionPath(section));
  return answer[field] ?? {};
}

export async function writeSection(section, field, value) {
  const body = JSON.stringify({ [field]: value, isGuest: shopper()?.isGuest !== false });
  await answerOf(sectionPath(section), { method: 'POST', body });
}

/** Drugs of the demo's catalog. */
export async function findDrugs(text) {
  return (await answerOf(`/__demo/drugs?q=${encodeURIComponent(text)}`)).drugs;
}

export async function findPharmacies() {
  return (await answerOf('/__demo/pharmacies')).pharmacies;
}

export async function findProviders(text) {
  return (await answerOf(`/__demo/providers?q=${encodeURIComponent(text)}`)).providers;
}

/** The packages of a brand drug's generic; empty if it has none. */
export async function findGeneric(drug, year) {
  const path = `/drug-info-api/druginfo/genericdruginfo/1/${encodeURIComponent(drug.nationalDrugCode)}/${year}?drug=name`;
  const { data } = await answerOf(path);
  return data ? findDrugs(data.genericDrugName) : [];
}

/** Leaves a list for the library, which reads it when the tool closes. It is kept for the session. */
export function keep(key, value) {
  sessionStorage.setItem(key, JSON.stringify(value));
}
