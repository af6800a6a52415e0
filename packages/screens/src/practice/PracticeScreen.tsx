import { ErrorState } from '@prepar/ui/ErrorState';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Page } from '@prepar/ui/Page';
import { RetryButton } from '@prepar/ui/RetryButton';
import { useWords } from '../common/words.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { PracticeEmpty } from './PracticeEmpty.tsx';
import { PracticeReady } from './PracticeReady.tsx';
import type { PracticeActions, PracticeState } from './PracticeScreen.types.ts';
import { PracticeSkeleton } from './PracticeSkeleton.tsx';
import { UnenrolDialog } from './UnenrolDialog.tsx';
import { useFocusAfter } from './useFocusAfter.ts';

export interface PracticeScreenProps {
  state: PracticeState;
  actions: PracticeActions;
}

/** The exams of the learner and those open for enrolment; an enrolled exam shows its ways to practise. */
export function PracticeScreen({ state, actions }: PracticeScreenProps) {
  const { t } = useWords();
  const dialog = state.status === 'ready' || state.status === 'empty' ? state.dialog : null;
  const { of, focusActions } = useFocusAfter(actions, dialog !== null);
  return (
    <>
      <Page
        title={
          <FocusTarget as="span" of={of.title}>
            {t('practice.title')}
          </FocusTarget>
        }
        subtitle={t('practice.subtitle')}
      >
        <Content state={state} actions={focusActions} focusOpened={of.opened} />
      </Page>
      {dialog?.kind === 'enrol' && (
        <EnrolDialog dialog={dialog} onEnrol={focusActions.enrol} onClose={focusActions.closeDialog} />
      )}
      {dialog?.kind === 'unenrol' && (
        <UnenrolDialog dialog={dialog} onUnenrol={focusActions.unenrol} onClose={focusActions.closeDialog} />
      )}
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
      return <PracticeEmpty state={state} actions={actions} />;
    default:
      return <PracticeReady state={state} actions={actions} focusOpened={focusOpened} />;
  }
}
