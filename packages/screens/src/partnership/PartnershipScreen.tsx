import type { ComponentType } from 'react';
import { useWords } from '../common/words.tsx';
import type { PublicShellProps } from '../shell/PublicShell.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PartnershipHero } from './PartnershipHero.tsx';
import { PartnershipTypes } from './PartnershipTypes.tsx';
import { SampleProfiles } from './SampleProfiles.tsx';
import { WhyPartner } from './WhyPartner.tsx';

export interface PartnershipScreenProps {
  /** Address of the application form, outside the product. */
  state: { formHref: string };
  /** The frame of public pages, around what this page puts into it. */
  slots: { Shell: ComponentType<Pick<PublicShellProps, 'hero' | 'sections' | 'children'>> };
}

const howId = 'how-it-works';
const typesId = 'partnership-types';

/** What a partnership is, for schools, companies, mentors and influencers, and the way to apply. */
export function PartnershipScreen({ state, slots: { Shell } }: PartnershipScreenProps) {
  const { t } = useWords();
  return (
    <Shell
      hero={<PartnershipHero formHref={state.formHref} />}
      sections={[
        { href: `#${howId}`, label: t('partnership.how') },
        { href: `#${typesId}`, label: t('partnership.types.label') },
      ]}
    >
      <HowItWorks id={howId} />
      <PartnershipTypes id={typesId} />
      <WhyPartner />
      <SampleProfiles />
    </Shell>
  );
}
