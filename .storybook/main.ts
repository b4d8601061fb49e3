import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { browserPackages } from '../scripts/lib/browser-packages.mjs';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Designers come for the tags: no list of what Storybook could do for its builder.
  features: { sidebarOnboardingChecklist: false },
  // The tests look at docs pages too.
  build: { test: { disableBlocks: false, disableAutoDocs: false, disabledAddons: [] } },
  // The docs are drawn from the element tables, not from the React components behind them.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { optimizeDeps: { include: [...browserPackages, 'hono/cors', 'hono/quick'] } }),
};

export default config;
