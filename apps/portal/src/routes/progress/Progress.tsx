import { onDemand, usePart } from '@prepar/screens/common/onDemand.ts';
import { ProgressScreen } from '@prepar/screens/progress/ProgressScreen';
import { answersLink, links } from '../links.ts';
import { useProgress } from './useProgress.ts';

// With words of its own; whoever has just begun sees none of it. It comes in an idle moment.
const ReadinessPart = onDemand(() => import('../readiness/ReadinessPart.tsx'), 'ReadinessPart');

export function Progress() {
  const part = usePart(ReadinessPart, false);
  const { page, current, choose } = useProgress();
  const { state } = page;
  const exams = state.status === 'ready' && typeof state.exams === 'object' && state.exams;
  const [first, ...others] = exams || [];
  return (
    <ProgressScreen
      {...page}
      links={{ ...links, answers: answersLink() }}
      {...(first &&
        !part.isLost && {
          slots: {
            readiness: part.isHere ? (
              <ReadinessPart exams={[first, ...others]} current={current} onChoose={choose} />
            ) : (
              'loading'
            ),
          },
        })}
    />
  );
}
