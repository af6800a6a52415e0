import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Cartela, cohort } from '@prepar/ui/Cartela';
import { Hero } from '@prepar/ui/Hero';
import { useWords } from '../common/words.tsx';
import { sampleSchool } from './partners.ts';
import { ProfileCard } from './ProfileCard.tsx';

/** The opening of the page, with its h1 and the way to the application form. */
export function PartnershipHero({ formHref }: { formHref: string }) {
  const { t } = useWords();
  return (
    <Hero
      title={t('partnership.hero.title')}
      text={t('partnership.hero.text')}
      action={
        <ButtonLink href={formHref} tone="mark" size="l" newTabLabel={t('common.newTab')}>
          {t('partnership.apply')}
        </ButtonLink>
      }
      illustration={<Cartela picture={cohort} tone="inverse" />}
      card={<ProfileCard profile={sampleSchool} />}
    />
  );
}
