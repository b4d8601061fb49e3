import { html } from 'lit';
import type { LitPiece } from '../../platform/lit-renderer.js';
import { areaOf, around, itemViews, sessionBanners } from '../ProfileArea/ProfileArea.js';
import css from './Dashboard.css?inline';
import { isReady } from './readiness.js';

/** The signed-in shopper's dashboard, top to bottom (DASH-01 to DASH-08); the saved lists stand in their views, where the tiles lead. */
const area = areaOf(
  {
    ...around,
    main: html`
    ${sessionBanners}
    <ucp-view name="plans">
      <div class="no-print">
        <ucp-upsell></ucp-upsell>
        <ucp-enrolled-plans></ucp-enrolled-plans>
        <ucp-recommendations></ucp-recommendations>
        <ucp-saved-items></ucp-saved-items>
        <ucp-applications></ucp-applications>
        <ucp-doctor-search></ucp-doctor-search>
      </div>
      <ucp-saved-plans><ucp-year-toggle slot="toggle"></ucp-year-toggle></ucp-saved-plans>
    </ucp-view>
    <div class="no-print">
      ${itemViews}
      <ucp-need-help></ucp-need-help>
      <ucp-view name="plans"><ucp-disclosures></ucp-disclosures></ucp-view>
    </div>
  `,
  },
  isReady,
);

export const piece = { ...area, styles: [...area.styles, css] } satisfies LitPiece;
