// A stand-in for a brand's own supplement script: a classic script with one global. It draws the saved plans in the
// given box.
(() => {
  /** Redraws the plans on every call. The page calls again when the data changes, such as the year or the saved plans. */
  function init(area, { plans, stateCode, planYear, isReadOnly, startable, startApplication }) {
    const hadFocus = area.contains(document.activeElement);
    const lead = element('p', `Plans for ${planYear} in ${stateCode}, drawn by the demo’s own supplement script.`, 'demo-supplement__lead');
    const list = element('ul', '', 'demo-supplement__list');
    list.append(...plans.map((plan) => item(plan, isReadOnly, startable.includes(plan.code) && startApplication)));
    area.classList.add('demo-supplement');
    area.replaceChildren(lead, list);
    // The pressed button was removed with its plan.
    lead.tabIndex = -1;
    if (hadFocus) lead.focus();
  }

  function item(plan, isReadOnly, startApplication) {
    const one = element('li', '', 'demo-supplement__plan');
    const name = element('h3', plan.name);
    const price = element('p', `${plan.monthlyPremiumText ?? '--'} a month`, 'demo-supplement__price');
    const about = element('p', plan.positioningStatement ?? '');
    one.append(name, price, about);
    const buttons = element('div', '', 'demo-supplement__buttons');
    if (startApplication) buttons.append(start(plan, startApplication));
    if (!isReadOnly) buttons.append(...unsave(plan));
    one.append(buttons);
    return one;
  }

  /** The library decides what starting means: an event for this page, or the page of the plan. */
  function start(plan, startApplication) {
    const button = element('button', 'Start application');
    button.type = 'button';
    // For a screen reader, which reads the buttons one by one.
    button.ariaLabel = `Start application for ${plan.name}`;
    button.addEventListener('click', () => startApplication(plan.code));
    return button;
  }

  /**
   * Uses the profile service, as such a script would. The page then reads the profile again. The button is not
   * disabled, because it would lose focus.
   */
  function unsave(plan) {
    const button = element('button', `Unsave ${plan.name}`);
    const problem = element('p', '');
    problem.role = 'alert';
    button.type = 'button';
    let isBusy = false;
    button.addEventListener('click', async () => {
      if (isBusy) return;
      isBusy = true;
      problem.textContent = '';
      const isGone = await drop(plan).catch(() => false);
      isBusy = false;
      if (!isGone) {
        problem.textContent = `${plan.name} could not be removed. Please try again in a moment.`;
        return;
      }
      const { profile } = await import('/cdn/autoload.js');
      await profile.refresh();
    });
    return [button, problem];
  }

  async function drop({ code, year }) {
    const { shopper } = await import('/tools/parts/site.js');
    const address = `/profiles/data/v1/${encodeURIComponent(shopper()?.uuid ?? '')}/medsupp/${year}/${code}`;
    return (await fetch(address, { method: 'DELETE' })).ok;
  }

  function element(tag, text, className = '') {
    const made = document.createElement(tag);
    made.textContent = text;
    made.className = className;
    return made;
  }

  globalThis.demoSupplementUi = { init };
})();
