import { Heading } from '@prepar/ui/Heading';
import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import { written } from '../readiness/figures.ts';
import type { ExpectedResult, ReadinessChangeView } from './readinessChange.types.ts';

/** What a session changed in the expected result, and whether that is more than doubt. */
export function ReadinessChange({ of, before, after, methodHref }: ReadinessChangeView) {
  const { t, rich } = useWords();
  const range = (result: ExpectedResult) => {
    const { low, high } = written(result);
    return t('readinessChange.range', { low, high });
  };
  return (
    <Stack gap={1}>
      <Heading level={2} size="h3">
        {t('readinessChange.title')}
      </Heading>
      <Text size="body-s">
        {before === null
          ? rich('readinessChange.first', { after: range(after), b: strong })
          : rich(`readinessChange.${isDoubt(before, after) ? 'within' : 'beyond'}`, {
              before: range(before),
              after: range(after),
              b: strong,
            })}{' '}
        {of !== 'practice' && <>{t(`readinessChange.${of}`)} </>}
        <Link href={methodHref}>{t('readinessChange.method')}</Link>
      </Text>
    </Stack>
  );
}

/** A point that still lies in the interval of before may have moved by chance. */
const isDoubt = ({ low, high }: ExpectedResult, { value }: ExpectedResult): boolean => low <= value && value <= high;
