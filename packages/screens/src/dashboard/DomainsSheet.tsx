import { EmptyState } from '@prepar/ui/EmptyState';
import { ProgressBar } from '@prepar/ui/ProgressBar';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { DomainView } from './DashboardScreen.types.ts';

/** Each domain: how many answers, their share of all answers as a bar, and how many of them were right. */
export function DomainsSheet({ domains }: { domains: readonly DomainView[] }) {
  const { t } = useWords();
  const total = domains.reduce((sum, domain) => sum + domain.answered, 0);
  if (total === 0) {
    return (
      <Sheet title={t('dashboard.domains')}>
        <SheetBody>
          <EmptyState title={t('dashboard.domainsEmpty')}>{t('dashboard.domainsEmptyText')}</EmptyState>
        </SheetBody>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('dashboard.domains')} subtitle={t('dashboard.domainsText')}>
      <SheetRows middle="wide" endOnPhone="below" density="compact">
        {domains.map((domain) => (
          <DomainRow key={domain.name} domain={domain} share={(domain.answered / total) * 100} />
        ))}
      </SheetRows>
    </Sheet>
  );
}

function DomainRow({ domain: { name, answered, accuracy }, share }: { domain: DomainView; share: number }) {
  const { t, tag } = useWords();
  const shareText = t('dashboard.domainShare', { share: formatPercentage(share, tag) });
  return (
    <SheetRow
      title={name}
      middle={<ProgressBar label={name} value={share} valueText={shareText} valuePlace="hidden" note={shareText} />}
      value={
        <Text as="span" size="h3" numeric>
          {answered === 0 ? '–' : formatPercentage(accuracy, tag)}
        </Text>
      }
      end={
        <Text as="span" size="caption" tone="muted" wrap="none">
          {t('dashboard.domainCount', { count: answered })}
        </Text>
      }
    />
  );
}
