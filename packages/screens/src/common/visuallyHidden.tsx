import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import type { ReactNode } from 'react';

/** The tag `<hidden>` of a message: words that only screen readers need, for example which exam a button is about. */
export const visuallyHidden = (parts: ReactNode[]) => <VisuallyHidden>{parts}</VisuallyHidden>;
