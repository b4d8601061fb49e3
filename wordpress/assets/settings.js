/** Settings → Shopper profile: says at once what is wrong with what is typed, and checks the services. */
((wp) => {
  const { __, sprintf } = wp.i18n;
  const field = (name) => document.getElementById(`ucp-${name}`);

  // ---- What is typed -----------------------------------------------------------------------------------------

  function faultOf(control) {
    const { pattern, flags, fault } = control.dataset;
    const lines = control.matches('textarea') ? control.value.split('\n').filter((line) => line.trim()) : [control.value];
    return lines.every((line) => line.trim() === '' || new RegExp(pattern, flags).test(line.trim())) ? '' : fault;
  }

  /** The browser keeps the form here until it is right. The server checks again. */
  function tell(control) {
    const fault = faultOf(control);
    control.setCustomValidity(fault);
    control.toggleAttribute('aria-invalid', fault !== '');
    document.getElementById(`${control.id}-fault`).textContent = fault;
  }

  const controls = [...document.querySelectorAll('.ucp-settings-page [data-pattern]')];
  for (const control of controls) {
    control.addEventListener('change', () => tell(control));
    control.addEventListener('input', () => control.validationMessage && tell(control));
    // A closed section would hide the field that is wrong.
    control.addEventListener('invalid', () => control.closest('details')?.setAttribute('open', ''));
  }

  // ---- The services ------------------------------------------------------------------------------------------

  /** Large, and so loaded with the first press. It has the same version as this file. */
  const checkFile = document.currentScript.src.replace('settings.js', 'check.js');

  const marks = {
    ok: __('usable', 'ucp-elements'),
    unusable: __('not usable', 'ucp-elements'),
    missing: __('not there', 'ucp-elements'),
  };

  function line({ title, outcome, faults, notes }) {
    const item = document.createElement('li');
    const reasons = [...faults, ...notes].join('; ');
    item.className = outcome;
    item.textContent = `${marks[outcome]}: ${title}${reasons && ` — ${reasons}`}`;
    return item;
  }

  /** The lines of a field of endpoints, `name: value` each. */
  function endpoints() {
    const lines = field('endpoints')
      .value.split('\n')
      .filter((one) => one.includes(':'));
    return Object.fromEntries(lines.map((one) => [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()]));
  }

  const absolute = (address) => new URL(address.trim() || '/', location.origin).href.replace(/\/$/, '');

  async function checkServices(place) {
    const list = document.createElement('ul');
    const sum = document.createElement('p');
    sum.textContent = __('Checking…', 'ucp-elements');
    place.replaceChildren(sum, list);
    const { check } = await import(checkFile);
    const content = field('contentBase');
    const calls = await check(
      {
        apiBase: absolute(field('apiBase').value),
        contentBase: absolute(content.value || content.placeholder),
        siteId: field('siteId').value,
        endpoints: endpoints(),
      },
      // The rest needs the id of a shopper, whom the command in the documents takes.
      (call) => call.outcome !== 'not made' && list.append(line(call)),
    );
    const count = (outcome) => calls.filter((one) => one.outcome === outcome).length;
    sum.textContent = sprintf(
      /* translators: 1, 2, 3: numbers of calls */
      __('%1$d calls can be used, %2$d cannot. %3$d calls need a shopper: check them with the command ucp-elements check.', 'ucp-elements'),
      count('ok'),
      count('unusable'),
      count('not made'),
    );
    if (count('unusable') > 0) {
      const hint = document.createElement('p');
      hint.textContent = __(
        'If a connection failed, no service listens at the address, or it does not allow this site (CORS). A browser does not say which.',
        'ucp-elements',
      );
      sum.after(hint);
    }
  }

  const button = field('check');
  button.addEventListener('click', async () => {
    const [wrong] = [field('apiBase'), field('contentBase')].filter((one) => faultOf(one));
    if (wrong) {
      tell(wrong);
      wrong.focus();
      return;
    }
    button.disabled = true;
    await checkServices(field('checked')).finally(() => {
      button.disabled = false;
    });
  });
})(window.wp);
