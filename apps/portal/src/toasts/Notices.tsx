import { onDemand, useSoon } from '@prepar/screens/common/onDemand.ts';
import { useEffect, useState } from 'react';
import { toasts } from './toasts.ts';

const Toasts = onDemand(() => import('@prepar/screens/shell/Toasts'), 'Toasts');

/** The notices over every page. Their region comes soon after the page, as a rule before the first of them. */
export function Notices() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => toasts.subscribe(() => setIsWanted(true)), []);
  return useSoon(Toasts, isWanted) && <Toasts queue={toasts} />;
}
