import { LegalDocument } from './LegalDocument.tsx';
import type { LegalSection } from './legal.types.ts';

/** What the product knows about a person, why, and until when. */
export function PrivacyPolicyScreen() {
  return <LegalDocument title="legal.privacy.title" sections={sections} closing="legal.privacy.closing" />;
}

const sections: readonly LegalSection[] = [
  {
    id: 'data-collection',
    title: 'legal.privacy.collection.title',
    blocks: [
      { subtitle: 'legal.privacy.collection.types.title' },
      {
        list: [
          'legal.privacy.collection.types.1',
          'legal.privacy.collection.types.2',
          'legal.privacy.collection.types.3',
          'legal.privacy.collection.types.4',
        ],
      },
      { subtitle: 'legal.privacy.collection.providers.title' },
      { paragraph: 'legal.privacy.collection.providers.1' },
    ],
  },
  {
    id: 'data-usage',
    title: 'legal.privacy.usage.title',
    blocks: [
      { subtitle: 'legal.privacy.usage.purposes.title' },
      {
        list: [
          'legal.privacy.usage.purposes.1',
          'legal.privacy.usage.purposes.2',
          'legal.privacy.usage.purposes.3',
          'legal.privacy.usage.purposes.4',
          'legal.privacy.usage.purposes.5',
        ],
      },
      { subtitle: 'legal.privacy.usage.sharing.title' },
      { paragraph: 'legal.privacy.usage.sharing.intro' },
      {
        list: ['legal.privacy.usage.sharing.1', 'legal.privacy.usage.sharing.2', 'legal.privacy.usage.sharing.3'],
      },
    ],
  },
  {
    id: 'security',
    title: 'legal.privacy.security.title',
    blocks: [
      { paragraph: 'legal.privacy.security.1' },
      { paragraph: 'legal.privacy.security.2' },
      { paragraph: 'legal.privacy.security.3' },
    ],
  },
  {
    id: 'cookies',
    title: 'legal.privacy.cookies.title',
    blocks: [
      { paragraph: 'legal.privacy.cookies.intro' },
      { list: ['legal.privacy.cookies.1', 'legal.privacy.cookies.2', 'legal.privacy.cookies.3'] },
      { paragraph: 'legal.privacy.cookies.storage' },
      { paragraph: 'legal.privacy.cookies.control' },
    ],
  },
  {
    id: 'data-analysis',
    title: 'legal.privacy.analysis.title',
    blocks: [
      { paragraph: 'legal.privacy.analysis.1' },
      { paragraph: 'legal.privacy.analysis.2' },
      { paragraph: 'legal.privacy.analysis.3' },
    ],
  },
  {
    id: 'account-deletion',
    title: 'legal.privacy.deletion.title',
    blocks: [{ paragraph: 'legal.privacy.deletion.1' }, { paragraph: 'legal.privacy.deletion.2' }],
  },
  {
    id: 'policy-changes',
    title: 'legal.privacy.changes.title',
    blocks: [{ paragraph: 'legal.privacy.changes.1' }],
  },
];
