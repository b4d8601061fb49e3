// The demo's stand-in for the online application. It shows the plan that it was opened for, and whether a draft came
// along. It shows none of the shopper's answers. A new application can be saved: the profile then shows it as started.
import { readSection, writeSection } from '/tools/parts/site.js';

/** The value that the profile left in session storage; null if it is missing or cannot be read. */
function stored(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** `$26.00`, `$26.40`. */
function money(amount) {
  return `$${amount.toFixed(2)}`;
}

function show(plan) {
  const title = document.querySelector('h1');
  if (title) title.textContent = `Apply for ${plan.planName}`;
  document.title = `Apply for ${plan.planName} (demo)`;
  const facts = [
    ['Plan', plan.planName],
    ['Plan type', plan.planType],
    ['Plan ID', plan.planId],
    ['Plan year', plan.planYear],
    ['ZIP code', plan.zipCode],
    ['County', plan.county],
    ['Premium a month', plan.monthlyPremium === null ? null : money(plan.monthlyPremium)],
    ['Launch data', plan.oleLaunchData === null ? null : 'came along with the plan'],
  ];
  const list = document.createElement('dl');
  for (const [term, value] of facts) {
    if (value === null) continue;
    list.append(Object.assign(document.createElement('dt'), { textContent: term }));
    list.append(Object.assign(document.createElement('dd'), { textContent: value }));
  }
  document.getElementById('plan')?.replaceChildren(list);
}

/** The application as the online application saves it after its first step. */
function started({ planId, planName, planYear, planType, zipCode, county, monthlyPremium }) {
  const formData = [{ view: 'personal-information', data: {}, keyLables: [], formValid: true, nextPageUrl: null }];
  return {
    planId,
    planName,
    planYear,
    planType,
    zipCode,
    county,
    lastSaved: new Date().toISOString().slice(0, 19),
    formData: JSON.stringify(formData),
    status: 'In Progress',
    isSubmitted: false,
    confirmationNo: null,
    monthlyPremium,
    outofPocketMaximum: null,
    snpType: null,
    isJarvisEnrollment: false,
  };
}

async function save(plan, place) {
  const { enrollments = [] } = await readSection('enrollments', 'enrollmentsDetails');
  const isOther = ({ planId, planYear }) => planId !== plan.planId || planYear !== plan.planYear;
  await writeSection('enrollments', 'enrollmentsDetails', { enrollments: [...enrollments.filter(isOther), started(plan)] });
  place.textContent = 'Your application is saved. You can finish it later.';
}

const plan = stored('ucp_enrollmentPlan');
const asked = new URLSearchParams(location.search);
// The storage may still hold the plan of another tab's page, so the URL decides.
const isOfPage = plan && asked.get('planId') === plan.planId && asked.get('planYear') === String(plan.planYear);
if (isOfPage) show(plan);

const draft = stored('ucp_enrollmentDraft');
const place = document.getElementById('draft');
if (place)
  place.textContent = draft ? `A draft with ${draft.formData.length} steps came along.` : 'No draft came along: this is a new application.';
if (place && isOfPage && !draft) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Save and finish later' });
  place.setAttribute('role', 'status');
  place.after(button);
  button.addEventListener('click', () => save(plan, place).catch(({ message }) => (place.textContent = message)));
}
