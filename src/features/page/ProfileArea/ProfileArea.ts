import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Gate } from '../../../element/definition.js';
import type { LitComponent } from '../../../element/lit-renderer.js';
import { $today } from '../../../shared/calendar/clock-state.js';
import { isEnrollmentPeriod } from '../../../shared/calendar/season.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { $areSettingsDecided } from '../../../shared/settings/state.js';
import contained from '../../../ui/contained.css?inline';
import css from './ProfileArea.css?inline';

/** The content of each place. It is the whole page if the author has put at most a logo in it, or else the author's own content alone. */
export interface Content {
  readonly top: (logo: Part) => Part;
  readonly banner: (logo: Part) => Part;
  readonly side: Part;
  readonly main: (width: Width, place: PlanNowPlace) => Part;
}

type Part = TemplateResult | typeof nothing;

/** The place of the plans now: under the chart from October to December, else below the cards. None until the date is known (NEXT-02). */
type PlanNowPlace = 'chart' | 'cards' | null;

const noPart = (): Part => nothing;
const noContent: Content = { top: noPart, banner: noPart, side: nothing, main: noPart };

/** The places around the main part, which the whole profile page and the dashboard fill alike. */
export const pageChrome: Omit<Content, 'main'> = {
  top: (logo) => html`<ucp-top-bar>${logo}</ucp-top-bar>`,
  banner: (logo) => html`<ucp-account-banner>${logo}</ucp-account-banner>`,
  side: html`<ucp-side-nav><ucp-browse-plans></ucp-browse-plans></ucp-side-nav>`,
};

/** Messages in the flow of the page: none of them covers anything. */
export const messages = html`
  <div class="notices no-print">
    <ucp-toast inline></ucp-toast>
    <ucp-outage-banner></ucp-outage-banner>
    <ucp-account-ready-banner></ucp-account-ready-banner>
  </div>
`;

/** The end of the page. On a phone it is one box, whose rows open what is in them; help is never folded. */
export function pageEnd(width: Width, start: Part = nothing): TemplateResult {
  const isBox = width === 'phone';
  return html`
    <div class="more${isBox ? ' is-box' : ''}" part="more">
      ${start}
      <ucp-need-help ?compact=${isBox}></ucp-need-help>
      <ucp-view name="plans"><ucp-disclosures ?compact=${isBox}></ucp-disclosures></ucp-view>
    </div>
  `;
}

/** The plans view in the order of a decision: Extra Help, what it reprices, then the cards (VW-06, EH-09). Messages stand above (TOAST-01). */
const wholePage: Content = {
  ...pageChrome,
  main: (width, place) => html`
    ${messages}
    <ucp-view name="plans">
      <ucp-saved-plans>
        <ucp-year-toggle slot="toggle"></ucp-year-toggle>
        <ucp-extra-help slot="costs"></ucp-extra-help>
        <ucp-cost-chart slot="costs"></ucp-cost-chart>
        ${place === 'chart' ? html`<ucp-active-plans slot="costs"></ucp-active-plans>` : nothing}
      </ucp-saved-plans>
      <div class="no-print">
        ${place === 'cards' ? html`<ucp-active-plans></ucp-active-plans>` : nothing}
        <ucp-applications></ucp-applications>
      </div>
      <ucp-supplement-area></ucp-supplement-area>
      ${width === 'phone' ? nothing : html`<ucp-counselor-sheet box></ucp-counselor-sheet>`}
    </ucp-view>
    <div class="no-print">
      <ucp-view name="drugs">
        <ucp-drug-list></ucp-drug-list>
        <ucp-pharmacy></ucp-pharmacy>
      </ucp-view>
      <ucp-view name="providers">
        <ucp-provider-list></ucp-provider-list>
      </ucp-view>
      ${pageEnd(
        width,
        html`
          ${width === 'phone' ? html`<ucp-view name="plans"><ucp-counselor-sheet compact></ucp-counselor-sheet></ucp-view>` : nothing}
          <ucp-faq ?compact=${width === 'phone'}></ucp-faq>
        `,
      )}
    </div>
  `,
};

/**
 * A page's layout, with its content if the author has put nothing in it. Empty places take no space.
 *
 * @param isReady until then only the outline of the main part shows, where nobody can know what will lie in it.
 */
export const areaComponent = (whole: Content, isReady?: Gate) =>
  ({
    component: (_values, host) => {
      const width = widthOf(host);
      // Only the style sheet can tell the width, once there is a layout.
      if (width === undefined) return html`<div class="area"><div class="layout"></div></div>`;
      const logos = host.querySelectorAll(':scope > [slot="logo"]').length;
      const isWhole = host.childElementCount === logos;
      // A focused part stays in sight, as when the session ends. Hidden, it would lose focus.
      const isWaiting = isWhole && isReady?.get() === false && !shadowRootOf(host)?.querySelector('.main:focus-within');
      const { top, banner, side, main } = isWhole ? whole : noContent;
      // One element has one place: the top bar, if it fits there.
      const place = logos === 0 ? null : width === 'wide' ? 'top' : 'banner';
      const logo = (where: 'top' | 'banner') => (where === place ? html`<slot name="logo" slot="logo"></slot>` : nothing);
      const has = (slot: string) => isWhole || host.querySelector(`:scope > [slot="${slot}"]`) !== null;
      return html`
        <div class="area${has('banner') ? ' has-banner' : ''}${has('side') ? ' has-side' : ''}">
          <div class="no-print"><slot name="top">${top(logo('top'))}</slot></div>
          <div class="no-print"><slot name="banner">${banner(logo('banner'))}</slot></div>
          <div class="layout" part="layout">
            <div class="side no-print"><slot name="side">${side}</slot></div>
            <div class="main${isWaiting ? ' is-waiting' : ''}" aria-busy="${isWaiting}"><slot>${main(width, planNowPlace())}</slot></div>
          </div>
          <div class="no-print"><slot name="footer"></slot></div>
        </div>
      `;
    },
    // A framework may fill the element after it is on the page.
    listen: (redraw, host) => {
      // The layout alone, by which the first drawing knows its width.
      redraw();
      const children = new MutationObserver(redraw);
      children.observe(host, { childList: true });
      let width = widthOf(host);
      let frame = 0;
      const sizes = new ResizeObserver(() => {
        if (width === widthOf(host)) return;
        width = widthOf(host);
        // The drawing changes the height of what is observed. At once, the browser would report an error to the page.
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(redraw);
      });
      sizes.observe(host);
      const stop = isReady?.listen(redraw);
      let place = planNowPlace();
      const stopDate = $today.listen(() => {
        if (place === planNowPlace()) return;
        place = planNowPlace();
        redraw();
      });
      return () => {
        children.disconnect();
        sizes.disconnect();
        cancelAnimationFrame(frame);
        stop?.();
        stopDate();
      };
    },
    styles: [contained, css],
    when: $areSettingsDecided,
  }) satisfies LitComponent;

function planNowPlace(): PlanNowPlace {
  const today = $today.get();
  if (today === null) return null;
  return isEnrollmentPeriod(today) ? 'chart' : 'cards';
}

/** `phone` under 600 px, `wide` from 720 px, with letters of the usual size. */
type Width = 'phone' | 'medium' | 'wide';

/** The width of the page, which the style sheet asks for; undefined before there is a layout. */
function widthOf(host: HTMLElement): Width | undefined {
  const layout = shadowRootOf(host)?.querySelector('.layout');
  return layout ? ((getComputedStyle(layout).getPropertyValue('--_width').trim() || 'medium') as Width) : undefined;
}

export const component = areaComponent(wholePage);
