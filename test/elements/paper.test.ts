import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedPlans } from '../../elements/saved-plans.js';
import { defineElements } from '../../src/element/shell.js';
import { printPlans } from '../../src/features/plans/actions/print-plans.js';
import { clock } from '../../src/shared/time/clock.js';
import { holdCalls, stopHolding } from '../flows/support/held-calls.js';
import { openPage } from './support/page.js';

/** Controls the wait of the print link. Its timeout is stopped, so only a response, or the test, ends the waiting. */

const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
let patienceEnds: () => void;

beforeAll(async () => {
  defineElements([savedPlans]);
  await savedPlans.load();
});

beforeEach(() => {
  print.mockClear();
  const { after } = clock;
  vi.spyOn(clock, 'after').mockImplementation((milliseconds, run) => {
    if (milliseconds < 2000) return after(milliseconds, run);
    patienceEnds = run;
    return () => undefined;
  });
});

afterEach(() => {
  vi.mocked(clock.after).mockRestore();
  dispatchEvent(new Event('afterprint'));
  document.body.replaceChildren();
});

/** The list of a member's plans. The test holds some of its calls. */
async function listOf(call: RegExp) {
  const held = holdCalls(call, 'after');
  const opened = openPage();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  document.body.innerHTML = '<ucp-saved-plans></ucp-saved-plans>';
  const root = document.body.firstElementChild?.shadowRoot as ShadowRoot;
  await expect.poll(() => root.querySelector(waiting)).not.toBeNull();
  const release = async () => {
    stopHolding();
    await Promise.all(held.map((one) => one.release()));
    await opened;
  };
  return { root, release };
}

const waiting = '[aria-busy=true], .is-loading';

describe('the print link', () => {
  it.each([
    ['plans whose details', /GET .*\/VPP\/plan-years\/2027\/plans\//],
    ['prices of drugs which', /POST .*estimateplancost/],
  ])('[TOP-05] waits for %s are still loading', async (_, call) => {
    const { root, release } = await listOf(call);
    const printed = printPlans(document);
    await new Promise((resolve) => setTimeout(resolve));
    expect(print).not.toHaveBeenCalled();
    await release();
    await printed;
    expect(root.querySelector(waiting)).toBeNull();
    expect(print).toHaveBeenCalledOnce();
  });

  it('[TOP-05] prints what there is if the rest does not come in time', async () => {
    const { root, release } = await listOf(/GET .*\/VPP\/plan-years\/2027\/plans\//);
    const printed = printPlans(document);
    patienceEnds();
    await printed;
    expect(print).toHaveBeenCalledOnce();
    expect(root.querySelector(waiting)).not.toBeNull();
    await release();
  });
});
