import { Badge } from '@prepar/ui/Badge';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetFoot } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { formatNumber, formatReais } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { freeCredits } from '../common/freeCredits.ts';
import { useWords } from '../common/words.tsx';
import { type CreditPack, creditPacks } from './plans.ts';
import { SoonButton } from './SoonButton.tsx';

/** Credits to buy once, without a plan. */
export function CreditPacks() {
  const { t } = useWords();
  return (
    <Sheet
      title={t('pricing.packs')}
      action={
        <Text as="span" size="body-s" tone="muted">
          {t('pricing.oneOff')}
        </Text>
      }
    >
      <SheetRows endOnPhone="below">
        {creditPacks.map((pack) => (
          <PackRow key={pack.id} pack={pack} />
        ))}
      </SheetRows>
      <SheetFoot>
        <Text size="body-s" tone="muted">
          {t('pricing.yield', { count: freeCredits, month: freeCredits * 30 })}
        </Text>
      </SheetFoot>
    </Sheet>
  );
}

function PackRow({ pack }: { pack: CreditPack }) {
  const { t, rich, tag } = useWords();
  const { name, price, credits, bonus } = pack;
  return (
    <SheetRow
      title={t('pricing.packName', { name })}
      detail={
        <>
          <Inline as="span" gap={2}>
            {t('pricing.pack.credits', { count: formatNumber(credits, tag) })}
            {bonus > 0 && <Badge tone="accent">{t('pricing.pack.bonus', { count: formatNumber(bonus, tag) })}</Badge>}
          </Inline>
          <Text as="span" size="caption" tone="muted">
            {t('pricing.perQuestionPrice', { price: formatReais(price / (credits + bonus), tag) })}
          </Text>
        </>
      }
      value={
        <Text as="span" size="h2" numeric>
          {formatReais(price, tag)}
        </Text>
      }
      end={<SoonButton>{rich('pricing.buy', { pack: name, hidden: visuallyHidden })}</SoonButton>}
    />
  );
}
