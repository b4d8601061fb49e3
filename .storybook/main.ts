import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { browserPackages } from '../scripts/lib/browser-packages.mjs';
import { ownName } from '../scripts/lib/own-name.mjs';
import { valuesOf } from '../scripts/lib/tokens/theme-files.mjs';
import { described } from './described.js';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: ['./static'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook bundles manager.ts by itself, without the stylesheets of the themes.
  managerHead: (head = '') => `${head}<script>var ucpTokens = ${JSON.stringify(Object.fromEntries(valuesOf('neutral')))};</script>`,
  // Designers come for the tags: no list of what Storybook could do for its builder.
  features: { sidebarOnboardingChecklist: false },
  // The tests look at docs pages too.
  build: { test: { disableBlocks: false, disableAutoDocs: false, disabledAddons: [] } },
  // The docs come from the definitions of the tags, not from the React components behind them.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [described()],
      // The brand's own piece imports the package by its name.
      resolve: { alias: [...ownName] },
      optimizeDeps: { include: [...browserPackages, '@r2wc/react-to-web-component', 'hono/cors', 'hono/quick'] },
    }),
};

export default config;
