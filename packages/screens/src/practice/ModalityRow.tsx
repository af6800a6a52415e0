import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Highlight } from '@prepar/ui/Highlight';
import { MapRow } from '@prepar/ui/MapRows';
import type { ReactNode } from 'react';
import { formatPercentage } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import type { DomainView, ModalityView } from './PracticeScreen.types.ts';

export interface ModalityRowProps {
  modality: ModalityView;
  mayAnswer: boolean;
  /** What of it can be read again for nothing; null where there is nothing. */
  wrong?: DomainView['wrong'];
  /** Name of the weak point, where it is this part or in it. */
  weak?: string | undefined;
  /** Below its name. */
  note: string;
  /** Its accuracy, drawn; null while it is not known. */
  drawing: ReactNode;
}

/** One part of the exam: how it goes, its training or, without credits, what was wrong in it, and its topics on demand. An inactive one says so instead. */
export function ModalityRow({ modality, mayAnswer, wrong = null, weak, note, drawing }: ModalityRowProps) {
  const { t, rich, tag } = useWords();
  const { name, figures, topics, isActive, trainingHref } = modality;
  const withMark = (text: string, isWeak: boolean) =>
    isWeak ? (
      <>
        {text} <Highlight>{t('practice.weak.badge')}</Highlight>
      </>
    ) : (
      text
    );
  const mayStart = isActive && mayAnswer;
  return (
    <MapRow
      title={name}
      note={isActive ? withMark(note, weak !== undefined) : t('practice.inactiveModality')}
      drawing={drawing}
      value={figures && (figures.answered === 0 ? '–' : formatPercentage(figures.accuracy, tag))}
      valueNote={figures && t('practice.answered', { count: figures.answered })}
      action={
        mayStart ? (
          <ButtonLink href={trainingHref} tone="secondary" size="s">
            {rich('practice.train', { modality: name, hidden: visuallyHidden })}
          </ButtonLink>
        ) : (
          isActive &&
          wrong && (
            <ButtonLink href={wrong.href} tone="secondary" size="s">
              {rich('practice.reread', { count: wrong.count, modality: name, hidden: visuallyHidden })}
            </ButtonLink>
          )
        )
      }
      topics={topics.map((topic) => ({
        name: topic.name,
        note:
          topic.figures &&
          withMark(
            t('practice.topicFigures', { right: topic.figures.right, count: topic.figures.answered }),
            topic.name === weak,
          ),
        href: mayStart ? topic.trainingHref : undefined,
      }))}
      topicsLabel={t('practice.topicsOf', { modality: name })}
    />
  );
}
