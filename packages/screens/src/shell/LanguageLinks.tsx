import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Fragment } from 'react';
import { locales, localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import type { LanguageActions } from './shell.types.ts';

/** The three languages beside one another, each in its own words; the active one is no button. */
export function LanguageLinks({ actions }: { actions: LanguageActions }) {
  const { t, locale } = useWords();
  return (
    <Inline gap={1} as="span">
      {locales.map((language, position) => {
        const name = <span lang={localeTags[language]}>{t(`common.language.${language}`)}</span>;
        return (
          <Fragment key={language}>
            {position > 0 && <span aria-hidden>·</span>}
            {language === locale ? (
              name
            ) : (
              <Link tone="muted" standalone onPress={() => actions.chooseLanguage(language)}>
                {name}
              </Link>
            )}
          </Fragment>
        );
      })}
    </Inline>
  );
}
