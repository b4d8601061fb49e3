import { html } from 'lit/html.js';
import type { LitComponent } from '../../../element/lit-renderer.js';
import { areaComponent, messages, pageChrome, pageEnd } from '../ProfileArea/ProfileArea.js';
import css from './Dashboard.css?inline';
import { isReady } from './readiness.js';

/** The signed-in shopper's dashboard, top to bottom (DASH-01 to DASH-08); the saved lists stand in their views, where the tiles lead. */
const area = areaComponent(
  {
    ...pageChrome,
    main: (width) => html`
    ${messages}
    <ucp-view name="plans">
      <div class="no-print">
        <ucp-upsell></ucp-upsell>
        <ucp-enrolled-plans></ucp-enrolled-plans>
        <ucp-recommendations></ucp-recommendations>
        <ucp-saved-items></ucp-saved-items>
        <ucp-applications></ucp-applications>
        <ucp-doctor-search></ucp-doctor-search>
      </div>
      <ucp-saved-plans>
        <ucp-year-toggle slot="toggle"></ucp-year-toggle>
        <ucp-extra-help slot="costs"></ucp-extra-help>
      </ucp-saved-plans>
      <ucp-supplement-area></ucp-supplement-area>
    </ucp-view>
    <div class="no-print">
      <ucp-view name="drugs">
        <ucp-drug-list></ucp-drug-list>
        <ucp-pharmacy></ucp-pharmacy>
      </ucp-view>
      <ucp-view name="providers"><ucp-provider-list></ucp-provider-list></ucp-view>
      ${pageEnd(width)}
    </div>
  `,
  },
  isReady,
);

export const component = { ...area, styles: [...area.styles, css] } satisfies LitComponent;
