import { use } from 'react';
import { language } from './i18n/language.ts';
import { loadWords } from './i18n/loadWords.ts';
import type { Route } from './routes/routes.ts';
import { useStore } from './store.ts';
import { useIsHydrating } from './useIsHydrating.ts';

/** Title, description and address of a page. Documents are written before their host is known, so that the address comes later. */
export function Head({ route: { flow, head, canonical } }: { route: Route }) {
  const { t } = use(loadWords(useStore(language), [flow]));
  const isHydrating = useIsHydrating();
  return (
    <>
      <title>{t(`${head}.title`)}</title>
      <meta name="description" content={t(`${head}.description`)} />
      {canonical !== null && !isHydrating && <link rel="canonical" href={location.origin + canonical} />}
    </>
  );
}
