import { LegalDocument } from './LegalDocument.tsx';
import type { LegalSection } from './legal.types.ts';

/** The rules that a person agrees with by using the product. */
export function TermsScreen() {
  return (
    <LegalDocument
      title="legal.terms.title"
      introduction={['legal.terms.introduction', 'legal.terms.contact']}
      sections={sections}
    />
  );
}

const sections: readonly LegalSection[] = [
  {
    id: 'registration',
    title: 'legal.terms.registration.title',
    blocks: [{ paragraph: 'legal.terms.registration.1' }, { paragraph: 'legal.terms.registration.2' }],
  },
  {
    id: 'payments',
    title: 'legal.terms.payments.title',
    blocks: [
      { subtitle: 'legal.terms.payments.conditions.title' },
      { paragraph: 'legal.terms.payments.conditions.1' },
      { paragraph: 'legal.terms.payments.refunds' },
      { subtitle: 'legal.terms.payments.prices.title' },
      { paragraph: 'legal.terms.payments.prices.1' },
      { subtitle: 'legal.terms.payments.cancellation.title' },
      { paragraph: 'legal.terms.payments.cancellation.1' },
    ],
  },
  {
    id: 'prohibited-conduct',
    title: 'legal.terms.conduct.title',
    blocks: [
      { paragraph: 'legal.terms.conduct.intro' },
      {
        list: [
          'legal.terms.conduct.1',
          'legal.terms.conduct.2',
          'legal.terms.conduct.3',
          'legal.terms.conduct.4',
          'legal.terms.conduct.5',
          'legal.terms.conduct.6',
        ],
      },
    ],
  },
  {
    id: 'account-termination',
    title: 'legal.terms.termination.title',
    blocks: [{ paragraph: 'legal.terms.termination.1' }, { paragraph: 'legal.terms.termination.2' }],
  },
  {
    id: 'ai-content',
    title: 'legal.terms.ai.title',
    blocks: [{ paragraph: 'legal.terms.ai.1' }, { paragraph: 'legal.terms.ai.2' }, { paragraph: 'legal.terms.ai.3' }],
  },
  {
    id: 'terms-changes',
    title: 'legal.terms.changes.title',
    blocks: [
      { paragraph: 'legal.terms.changes.1' },
      { paragraph: 'legal.terms.changes.2' },
      { paragraph: 'legal.terms.changes.3' },
    ],
  },
];
