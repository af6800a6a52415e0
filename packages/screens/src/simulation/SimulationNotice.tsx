import { Clock3 as Clock, CloudUpload, TriangleAlert, WifiOff } from 'lucide-react';
import { Link } from '@prepar/ui/Link';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { NoticeStrip } from '@prepar/ui/NoticeStrip';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import type { SimulationActions, SittingView } from './SimulationScreen.types.ts';

interface SimulationNoticeProps {
  sitting: SittingView;
  actions: Pick<SimulationActions, 'goTo' | 'sendNow' | 'closeWarning' | 'end'>;
}

/** The one band under the bar: the end, the network, then the time. What it says is read out once. */
export function SimulationNotice({ sitting, actions }: SimulationNoticeProps) {
  const { t } = useWords();
  const { clock, warning, ending, isOnline, unsent } = sitting;
  const half = sitting.rows.filter(({ state }) => state === 'half').length;
  const blank = sitting.rows.filter(({ state }) => state === 'blank' || state === 'half');
  const isLast = warning === 1 || ending === 'time';
  const aloud =
    ending === 'time'
      ? t('simulation.over.title')
      : warning !== null
        ? `${t('simulation.warning.title', { minutes: warning })} ${t('simulation.warning.blank', { count: blank.length, half })}`
        : clock.isHidden
          ? t('simulation.clock.hiddenText')
          : !isOnline
            ? t('simulation.offline.aloud')
            : '';
  return (
    <>
      {/* The region is there before it has something to say. */}
      <LiveRegion key={isLast ? 'urgent' : 'calm'} isUrgent={isLast}>
        <VisuallyHidden>{aloud}</VisuallyHidden>
      </LiveRegion>
      {band()}
    </>
  );

  function band(): ReactNode {
    if (ending === 'time') {
      const failure = sitting.failure && (
        <>
          <FailureText failure={sitting.failure} fallback="simulation.end.failed" />{' '}
          <Link onPress={actions.end}>{t('common.retry')}</Link>
        </>
      );
      return (
        <NoticeStrip tone="mark" icon={Clock} title={t('simulation.over.title')}>
          {failure || t('simulation.over.text', { count: sitting.rows.length - blank.length })}
        </NoticeStrip>
      );
    }
    if (!isOnline) {
      return (
        <NoticeStrip
          tone="info"
          icon={WifiOff}
          title={t('simulation.offline.title')}
          action={unsent > 0 && <Link onPress={actions.sendNow}>{t('simulation.offline.now')}</Link>}
        >
          {t(clock.counts === 'left' ? 'simulation.offline.text' : 'simulation.offline.untimed')}
        </NoticeStrip>
      );
    }
    if (warning === 1) {
      return (
        <NoticeStrip tone="warning" icon={TriangleAlert} title={t('simulation.warning.title', { minutes: 1 })}>
          {t('simulation.warning.last')}
        </NoticeStrip>
      );
    }
    if (warning !== null) {
      const [first] = blank;
      return (
        <NoticeStrip
          tone="mark"
          icon={Clock}
          title={t('simulation.warning.title', { minutes: warning })}
          action={first && <Link onPress={() => actions.goTo(first.id)}>{t('simulation.warning.first')}</Link>}
          onClose={actions.closeWarning}
          closeLabel={t('simulation.warning.close')}
        >
          {t('simulation.warning.blank', { count: blank.length, half })}
        </NoticeStrip>
      );
    }
    if (unsent > 1 || (unsent > 0 && sitting.saving.status === 'waiting')) {
      return (
        <NoticeStrip
          tone="info"
          icon={CloudUpload}
          title={t('simulation.unsent.title', { count: unsent })}
          action={<Link onPress={actions.sendNow}>{t('simulation.unsent.now')}</Link>}
        />
      );
    }
    return null;
  }
}
