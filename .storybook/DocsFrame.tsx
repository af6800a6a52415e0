import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { dark, light } from './themes.ts';

const globalsUpdated = 'globalsUpdated';

/** Pages of documentation in the theme that the toolbar chose, as stories are. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [isDark, setDark] = useState(() =>
    /theme:dark/.test(new URLSearchParams(location.search).get('globals') ?? ''),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const read = ({ globals }: { globals: Record<string, unknown> }) => setDark(globals['theme'] === 'dark');
    channel.on(globalsUpdated, read);
    return () => channel.off(globalsUpdated, read);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', isDark);
  }, [isDark]);
  const theme = {
    ...(isDark ? dark : light),
    appContentBg: 'var(--surface-canvas)',
    fontBase: 'var(--font-text)',
    fontCode: 'var(--font-code)',
  };
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
