import { Footer, type FooterProps } from '@prepar/ui/Footer';
import { formatDay } from '../common/formats.ts';
import { siteConfig } from '../common/siteConfig.ts';
import { useWords } from '../common/words.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { FooterLinks, LanguageActions } from './shell.types.ts';

export interface SiteFooterProps {
  links: FooterLinks;
  /** Year of the copyright. */
  year: number;
  /** As for Footer. Default canvas. */
  tone?: FooterProps['tone'];
  /** Offers the languages, where there are no settings to choose one. */
  actions?: LanguageActions;
}

/** The foot of every page but the question. */
export function SiteFooter({ links, year, tone = 'canvas', actions }: SiteFooterProps) {
  const { t } = useWords();
  const { company, contactEmail, phone, location, version, lastUpdate } = siteConfig;
  return (
    <Footer
      tone={tone}
      links={[
        { label: t('shell.footer.partnership'), href: links.partnership },
        { label: t('shell.footer.privacyPolicy'), href: links.privacyPolicy },
        { label: t('shell.footer.termsOfUse'), href: links.termsOfUse },
        { label: t('shell.footer.cookies'), href: links.cookies },
        { label: contactEmail, href: `mailto:${contactEmail}` },
        { label: phone.shown, href: `tel:${phone.dialled}` },
      ]}
      facts={[
        company,
        location,
        t('shell.footer.version', { version }),
        t('shell.footer.updated', { date: formatDay(lastUpdate) }),
        t('shell.footer.copyright', { year, brand: t('common.brand') }),
      ]}
      end={actions && <LanguageLinks actions={actions} />}
    />
  );
}
