import type { ReactNode } from 'react';
// It has no entry of its own, and the library's index brings every component into the first script.
import { RouterProvider } from 'react-aria/private/utils/openLink';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface ProviderProps {
  /** BCP 47 tag of the language, for what React Aria says by itself and for dates and numbers in fields. */
  locale: string;
  /** Called with the address of a link that was followed, unless it leads off the site or to a new tab. */
  navigate: (href: string) => void;
  /** Everything on the page. */
  children: ReactNode;
}

/** What all components need from around them. Render it once. */
export function Provider({ locale, navigate, children }: ProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(href) => navigate(href)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
