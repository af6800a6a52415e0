import { Heading } from '@prepar/ui/Heading';
import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import type { ExpectedResult, ReadinessChange as Change } from './SimulationScreen.types.ts';

export interface ReadinessChangeProps {
  change: Change;
  /** Questions of the simulation. */
  total: number;
}

/** What a simulation changed in the expected result, and whether that is more than doubt. */
export function ReadinessChange({ change: { before, after, methodHref }, total }: ReadinessChangeProps) {
  const { t, rich } = useWords();
  const range = ({ low, high }: ExpectedResult) =>
    t('simulation.change.range', { low: Math.round(low), high: Math.round(high) });
  return (
    <Stack gap={1}>
      <Heading level={2} size="h3">
        {t('simulation.change')}
      </Heading>
      <Text size="body-s">
        {before === null
          ? rich('simulation.change.first', { after: range(after), b: strong })
          : rich(`simulation.change.${isDoubt(before, after) ? 'within' : 'beyond'}`, {
              before: range(before),
              after: range(after),
              total,
              b: strong,
            })}{' '}
        <Link href={methodHref}>{t('simulation.change.method')}</Link>
      </Text>
    </Stack>
  );
}

/** A point that still lies in the interval of before may have moved by chance. */
const isDoubt = ({ low, high }: ExpectedResult, { value }: ExpectedResult): boolean => low <= value && value <= high;
