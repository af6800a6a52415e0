import { Suspense } from 'react';
import { SWRConfig } from 'swr';
import { cacheSettings } from './data/cache.ts';
import { Pages } from './Pages.tsx';

export function App() {
  return (
    <SWRConfig value={cacheSettings}>
      <Suspense>
        <Pages />
      </Suspense>
    </SWRConfig>
  );
}
