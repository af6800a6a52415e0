import { useIsHydrating } from './useIsHydrating.ts';

const thisYear = new Date().getFullYear();

/** Year of the copyright; at first that of the build, which the documents were written with. */
export const useYear = (): number => (useIsHydrating() ? Number(import.meta.env['VITE_BUILD_YEAR']) : thisYear);
