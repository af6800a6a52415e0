import { ErrorState } from '@prepar/ui/ErrorState';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Page } from '@prepar/ui/Page';
import { RetryButton } from '@prepar/ui/RetryButton';
import { onDemand, useSoon } from '../common/onDemand.ts';
import { useWords } from '../common/words.tsx';
import { AvailableExams } from './AvailableExams.tsx';
import { PracticeReady } from './PracticeReady.tsx';
import type { PracticeActions, PracticeState } from './PracticeScreen.types.ts';
import { PracticeSkeleton } from './PracticeSkeleton.tsx';
import { useFocusAfter } from './useFocusAfter.ts';

const PracticeDialogs = onDemand(() => import('./PracticeDialogs.tsx'), 'PracticeDialogs');

export interface PracticeScreenProps {
  state: PracticeState;
  actions: PracticeActions;
}

/** The learner's exams, one of them as a map of what to practise, and those open for enrolment. */
export function PracticeScreen({ state, actions }: PracticeScreenProps) {
  const { t } = useWords();
  const dialog = state.status === 'ready' || state.status === 'empty' ? state.dialog : null;
  const hasDialogs = useSoon(PracticeDialogs, dialog !== null);
  const { of, focusActions } = useFocusAfter(actions, dialog !== null);
  return (
    <>
      <Page
        title={
          <FocusTarget as="span" of={of.title}>
            {t('common.practice')}
          </FocusTarget>
        }
        subtitle={t('practice.subtitle')}
      >
        <Content state={state} actions={focusActions} focusOpened={of.opened} />
      </Page>
      {hasDialogs && <PracticeDialogs dialog={dialog} actions={focusActions} />}
    </>
  );
}

interface ContentProps extends PracticeScreenProps {
  focusOpened: number | null;
}

function Content({ state, actions, focusOpened }: ContentProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return <PracticeSkeleton />;
    case 'failed':
      return (
        <ErrorState
          level={2}
          title={t(state.reason === 'connection' ? 'common.connectionError' : 'practice.failed')}
          action={<RetryButton onPress={actions.retry}>{t('common.retry')}</RetryButton>}
        >
          {t(state.reason === 'connection' ? 'common.checkConnection' : 'practice.failedText')}
        </ErrorState>
      );
    case 'empty':
      return <AvailableExams exams={state.available} onEnrol={actions.askToEnrol} />;
    default:
      return <PracticeReady state={state} actions={actions} focusOpened={focusOpened} />;
  }
}
