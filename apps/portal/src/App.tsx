import { Suspense } from 'react';
import { Pages } from './Pages.tsx';

export function App() {
  return (
    <Suspense>
      <Pages />
    </Suspense>
  );
}
