import { create, type ThemeVars } from 'storybook/theming';

/** The Storybook's own look, in the colors and fonts of the neutral theme. */
export function lookOf(token: (name: string) => string): ThemeVars {
  return create({
    base: 'light',
    brandTitle: 'UCP elements',
    brandUrl: './',
    brandImage: './logo.svg',
    brandTarget: '_self',
    colorPrimary: token('--ucp-color-accent'),
    colorSecondary: token('--ucp-color-action'),
    appBg: token('--ucp-color-page'),
    appContentBg: token('--ucp-color-surface'),
    appPreviewBg: token('--ucp-color-surface'),
    appBorderColor: token('--ucp-color-border'),
    appBorderRadius: 10,
    fontBase: token('--ucp-font-body'),
    textColor: token('--ucp-color-text'),
    textInverseColor: token('--ucp-color-text-inverse'),
    textMutedColor: token('--ucp-color-text-muted'),
    barBg: token('--ucp-color-surface'),
    barTextColor: token('--ucp-color-text-muted'),
    barHoverColor: token('--ucp-color-action-hover'),
    barSelectedColor: token('--ucp-color-action'),
    inputBg: token('--ucp-color-surface'),
    inputBorder: token('--ucp-color-border-strong'),
    inputTextColor: token('--ucp-color-text'),
    inputBorderRadius: 6,
  });
}
