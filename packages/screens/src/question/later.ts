import { onDemand } from '@prepar/ui/onDemand';
import { lazy } from 'react';

/** What is shown only after somebody acted. */
export const dialogs = onDemand(() => import('./QuestionDialogs.tsx'));
export const outcomes = onDemand(() => import('./outcomes.ts'));

// Whoever practises does not load what a full simulation needs.
export const SimulationButtons = lazy(async () => ({ default: (await import('./SimulationButtons.tsx')).SimulationButtons }));
export const SimulationGrid = lazy(async () => ({ default: (await import('./SimulationGrid.tsx')).SimulationGrid }));
export const SimulationResult = lazy(async () => ({ default: (await import('./SimulationResult.tsx')).SimulationResult }));
