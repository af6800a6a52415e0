import type { Localised } from '../../i18n/locale.ts';

/** Whether what a category holds is called a concept: it is nothing to be used, and acts on nobody. */
export const isConcept = ({ en }: Localised): boolean => /\bconcept$/.test(en);
