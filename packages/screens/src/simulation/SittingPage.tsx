import { ActionBar } from '@prepar/ui/ActionBar';
import { Button } from '@prepar/ui/Button';
import { FocusLayout } from '@prepar/ui/FocusLayout';
import { useId, useState } from 'react';
import { useWords } from '../common/words.tsx';
import { ExamBar } from '../question/ExamBar.tsx';
import { onDemand, useSoon } from '../common/onDemand.ts';
import { EndSimulationDialog } from './EndSimulationDialog.tsx';
import { type GridFilter, QuestionsDialog, QuestionsPanel } from './QuestionsPanel.tsx';
import { SavingStatus } from './SavingStatus.tsx';
import { SimulatedPrompt } from './SimulatedPrompt.tsx';
import { SimulationClock } from './SimulationClock.tsx';
import { SimulationNotice } from './SimulationNotice.tsx';
import type { SimulationActions, SittingView } from './SimulationScreen.types.ts';
import { useSimulationKeys } from './useSimulationKeys.ts';
import { StepButtons } from './StepButtons.tsx';

const KeysDialog = onDemand(() => import('./KeysDialog.tsx'), 'KeysDialog');

export interface SittingPageProps {
  sitting: SittingView;
  actions: SimulationActions;
}

/** A simulation while it runs: nothing here tells what is right, and nothing pauses. */
export function SittingPage({ sitting, actions }: SittingPageProps) {
  const { t } = useWords();
  const [dialog, setDialog] = useState<'end' | 'grid' | 'keys' | null>(null);
  const [filter, setFilter] = useState<GridFilter | null>(null);
  const askId = useId();
  const { rows, question } = sitting;
  // Time that is over closes what is open.
  const open = sitting.ending === 'time' ? null : dialog;
  const hasKeys = useSoon(KeysDialog, open === 'keys');
  const goTo = (id: string) => {
    setDialog(null);
    actions.goTo(id);
  };
  const neighbour = (distance: 1 | -1) => rows[question.number - 1 + distance]?.id ?? null;
  useSimulationKeys(sitting.hasShortcuts && open === null && sitting.ending === 'no', {
    question,
    previous: neighbour(-1),
    next: neighbour(1),
    actions,
    onHelp: () => setDialog('keys'),
  });
  return (
    <>
      <FocusLayout
        skipLabel={t('simulation.skip')}
        identity={<ExamBar exam={sitting.exam} modalityName={t('simulation.name')} isBrief />}
        center={<SimulationClock clock={sitting.clock} onHide={actions.hideTime} />}
        end={
          <Button size="s" tone="secondary" onPress={() => setDialog('end')}>
            {t('simulation.end.action')}
          </Button>
        }
        {...(sitting.clock.used !== null && { used: sitting.clock.used })}
        notice={<SimulationNotice sitting={sitting} actions={actions} />}
        asideLabel={t('simulation.grid.title')}
        aside={<QuestionsPanel {...{ rows, filter }} current={question.id} onFilter={setFilter} onSelect={goTo} />}
        actionBarLabel={t('simulation.actions')}
        actionBar={
          <ActionBar frame="window" status={<SavingStatus sitting={sitting} onHelp={() => setDialog('keys')} />}>
            <StepButtons
              number={question.number}
              total={rows.length}
              previous={neighbour(-1)}
              next={neighbour(1)}
              onGoTo={actions.goTo}
              onGrid={() => setDialog('grid')}
              onEnd={() => setDialog('end')}
            />
          </ActionBar>
        }
      >
        <SimulatedPrompt {...{ question, askId, actions }} total={rows.length} isLocked={sitting.ending !== 'no'} />
      </FocusLayout>
      <QuestionsDialog
        isOpen={open === 'grid'}
        onClose={() => setDialog(null)}
        {...{ rows, filter }}
        current={question.id}
        onFilter={setFilter}
        onSelect={goTo}
      />
      {hasKeys && <KeysDialog isOpen={open === 'keys'} onClose={() => setDialog(null)} />}
      <EndSimulationDialog
        sitting={sitting}
        isOpen={open === 'end'}
        onClose={() => setDialog(null)}
        onEnd={actions.end}
        onGoTo={goTo}
        onFlagged={() => {
          setFilter('flagged');
          setDialog('grid');
        }}
      />
    </>
  );
}
