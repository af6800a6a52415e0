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
          : rich(`readinessChange.${howItMoved(before, after)}`, {
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

/** Not at all as it is written, within the interval of before, where it may be chance, or beyond it. */
function howItMoved(before: ExpectedResult, after: ExpectedResult): 'same' | 'within' | 'beyond' {
  const [from, to] = [written(before), written(after)];
  if (from.low === to.low && from.high === to.high) return 'same';
  return before.low <= after.value && after.value <= before.high ? 'within' : 'beyond';
}
