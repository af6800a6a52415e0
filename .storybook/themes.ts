import { create, type ThemeVars } from 'storybook/theming';
import prepar from './prepar.svg';
import preparDark from './prepar-dark.svg';

const shared: Partial<ThemeVars> = {
  brandTitle: 'Prepar',
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  appBorderRadius: 4,
  inputBorderRadius: 4,
  fontBase: '"Atkinson Hyperlegible Next Variable", "Segoe UI", system-ui, sans-serif',
  fontCode: '"Atkinson Hyperlegible Mono", ui-monospace, monospace',
};

/** Storybook itself in Prepar's colours: the tokens of packages/ui/src/theme/tokens.css as the manager can read them. */
export const light = create({
  base: 'light',
  ...shared,
  brandImage: prepar,
  colorPrimary: '#2244b6',
  colorSecondary: '#2244b6',
  appBg: '#f6f8fa',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dadee5',
  textColor: '#162036',
  textMutedColor: '#4e5769',
  textInverseColor: '#ffffff',
  barBg: '#ffffff',
  barTextColor: '#4e5769',
  barHoverColor: '#2244b6',
  barSelectedColor: '#2244b6',
  inputBg: '#ffffff',
  inputBorder: '#798293',
  inputTextColor: '#162036',
});

export const dark = create({
  base: 'dark',
  ...shared,
  brandImage: preparDark,
  colorPrimary: '#9eb8ff',
  colorSecondary: '#436ce1',
  appBg: '#0e121d',
  appContentBg: '#151b28',
  appPreviewBg: '#151b28',
  appBorderColor: '#2c3445',
  textColor: '#edf0f6',
  textMutedColor: '#afb6c4',
  textInverseColor: '#162036',
  barBg: '#151b28',
  barTextColor: '#afb6c4',
  barHoverColor: '#9eb8ff',
  barSelectedColor: '#9eb8ff',
  inputBg: '#151b28',
  inputBorder: '#6f798e',
  inputTextColor: '#edf0f6',
});
