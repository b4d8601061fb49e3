import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { setShopperContent } from '../../../../src/features/content/state/content.js';
import { component as popup } from '../../../../src/features/counselor/CounselorPopup/CounselorPopup.js';
import { component } from '../../../../src/features/counselor/CounselorSheet/CounselorSheet.js';
import { printCounselorSheet } from '../../../../src/features/page/actions/script-interface.js';
import { $popup, closePopup } from '../../../../src/features/popups/state/popups.js';
import { preloadActions } from '../../../../src/shared/actions/define-action.js';
import { openPage } from '../../../flows/support/service.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

let shown: RenderedComponent | undefined;
const host = document.createElement('div');
host.attachShadow({ mode: 'open' });
document.body.append(host);

beforeAll(preloadActions);
afterEach(() => {
  shown?.remove();
  closePopup();
  vi.unstubAllGlobals();
});

function show(box = false): RenderedComponent {
  shown = render(
    <HostProvider value={host}>
      <component.component box={box} />
    </HostProvider>,
  );
  return shown;
}

function showPopup(): RenderedComponent {
  shown = render(
    <HostProvider value={host}>
      <popup.component open />
    </HostProvider>,
  );
  return shown;
}

const words = ({ root }: RenderedComponent) => (root.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('<ucp-counselor-sheet>', () => {
  it('[SHEET-04] opens the popup, and later events fire at the button’s element', async () => {
    vi.stubGlobal('print', () => undefined);
    await openPage({ shopper: 'guest' });
    const drawn = show();
    expect(words(drawn)).toBe('Print a sheet for your counselor');
    runInAct(() => drawn.find<HTMLElement>('[part=counselor-sheet]').click());
    expect($popup.get()).toEqual({ tag: 'ucp-counselor-popup', target: host });
  });

  it('[SHEET-04] opens the same popup by script', async () => {
    await openPage({ shopper: 'guest' });
    await printCounselorSheet();
    expect($popup.get()).toEqual({ tag: 'ucp-counselor-popup', target: document });
  });

  it('[SHEET-03] [SHEET-04] has a heading, the help of the content and Print in its box', async () => {
    vi.stubGlobal('print', () => undefined);
    await openPage({ shopper: 'guest' });
    expect(words(show(true))).toBe(
      'Take it to a counselorFree, unbiased help: Arizona Medicare counselors 1-800-555-0168Print a sheet for your counselorPrint',
    );
  });

  it('[SHEET-03] leaves the line about help out if the content has none', async () => {
    vi.stubGlobal('print', () => undefined);
    await openPage({ shopper: 'guest' });
    setShopperContent(null);
    expect(words(show(true))).not.toContain('Free, unbiased help');
  });

  it('[SHEET-03] has the help of the content in the popup, for pages that show the button alone', async () => {
    await openPage({ shopper: 'guest' });
    expect(words(showPopup())).toContain('Free, unbiased help: Arizona Medicare counselors 1-800-555-0168');
  });

  it('[SHEET-03] leaves the line out of the popup if the content has none', async () => {
    await openPage({ shopper: 'guest' });
    setShopperContent(null);
    const popup = words(showPopup());
    expect(popup).toContain('What goes on it?');
    expect(popup).not.toContain('Free, unbiased help');
  });

  it('[SHEET-04] [TOP-05] offers nothing in a browser that cannot print', async () => {
    vi.stubGlobal('print', undefined);
    await openPage({ shopper: 'guest' });
    expect(words(show(true))).toBe('');
  });
});
