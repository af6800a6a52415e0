import { onDemand } from '../onDemand/onDemand.tsx';

/** What dialogs stand on. */
export const dialogLayer = onDemand(() => import('./DialogLayer.tsx'));
