import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { StepList, StepListItem } from '@prepar/ui/StepList';
import { Text } from '@prepar/ui/Text';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatStudyTime } from '../common/formats.ts';
import { minutesPerQuestion, minutesPerReview } from '../common/minutesPerQuestion.ts';
import { useWords, type Words } from '../common/words.tsx';
import type { DashboardLinks, DashboardReady, PlanStep, PlanView } from './DashboardScreen.types.ts';
import { GoalPart } from './GoalPart.tsx';

interface PlanProps {
  plan: PlanView;
  links: DashboardLinks;
  /** What other exams have for today, free: it goes before all that costs. */
  children?: ReactNode;
}

export interface PlanSheetProps extends Omit<PlanProps, 'children'> {
  goal: DashboardReady['goal'];
}

/** What to do in the next ten minutes, and how far that is towards today's goal. */
export function PlanSheet({ plan, goal, links }: PlanSheetProps) {
  const words = useWords();
  const { t, rich } = words;
  return (
    <Sheet
      title={t('dashboard.plan')}
      action={
        <Text as="span" size="caption" tone="muted">
          {noteOf(plan, words)}
        </Text>
      }
    >
      <SheetBody>
        <Stack gap={4}>
          <Plan plan={plan} links={links}>
            {plan.dueElsewhere.map(({ code, count, href }) => (
              <Text key={code} size="body-s" tone="muted">
                {rich('dashboard.plan.dueIn', { count, code, due: linkTo(href) })}
              </Text>
            ))}
          </Plan>
          {plan.dueTomorrow !== undefined && plan.dueTomorrow > 0 && (
            <Text size="body-s" tone="muted">
              {t('dashboard.plan.dueTomorrow', { count: plan.dueTomorrow })}
            </Text>
          )}
          {plan.resultHref !== null && (
            <Text size="body-s" tone="muted">
              {rich('dashboard.plan.result', { result: linkTo(plan.resultHref) })}
            </Text>
          )}
        </Stack>
      </SheetBody>
      <SheetFoot>
        <GoalPart goal={goal} settingsHref={links.settings} />
      </SheetFoot>
    </Sheet>
  );
}

const linkTo = (href: string) => (parts: ReactNode[]) => <Link href={href}>{parts}</Link>;

/** The exam, how far the plan is, and what is left of it costs. */
function noteOf({ examCode, simulation, steps, progress }: PlanView, { t }: Words): string {
  if (simulation.isRunning) return examCode;
  if (steps.length === 0) return t('dashboard.plan.noCredits', { code: examCode });
  const count = steps.reduce((sum, step) => sum + creditsOf(step), 0);
  return t('dashboard.plan.credits', {
    code: progress ? `${examCode}, ${t('dashboard.plan.done', progress)}` : examCode,
    count,
  });
}

/** Without credits, what costs none. A simulation that runs goes before all of it. */
function Plan(props: PlanProps) {
  const { simulation, steps } = props.plan;
  if (simulation.isRunning) return <RunningPlan {...props} />;
  return steps.length === 0 ? <FreePlan {...props} /> : <PaidPlan {...props} />;
}

function RunningPlan({ plan: { simulation }, children }: PlanProps) {
  const { t } = useWords();
  return (
    <>
      <StepList>
        <StepListItem number={1} title={t('dashboard.plan.running')} detail={t('dashboard.plan.runningText')} time="" />
      </StepList>
      <Inline stack="phone">
        <ButtonLink href={simulation.href} size="l" icon={Play}>
          {t('dashboard.plan.backToSimulation')}
        </ButtonLink>
      </Inline>
      {children}
    </>
  );
}

function PaidPlan({ plan: { examCode, startHref, steps, progress, missed, simulation }, links, children }: PlanProps) {
  const words = useWords();
  const { t, rich } = words;
  const first = startHref ?? links.practice;
  return (
    <>
      <StepList>
        {steps.map((step, index) => (
          <Step
            key={step.kind}
            number={index + 1}
            href={index === 0 ? first : step.href}
            title={stepTitle(step, words)}
            detail={stepDetail(step, missed !== null, words)}
            minutes={Math.ceil(questionsOf(step) * (step.kind === 'due' ? minutesPerReview : minutesPerQuestion))}
          />
        ))}
      </StepList>
      {children}
      <Inline stack="phone">
        <ButtonLink href={first} size="l" icon={Play}>
          {steps[0]?.kind === 'resume'
            ? stepTitle(steps[0], words)
            : progress
              ? t('dashboard.plan.goOn')
              : t('dashboard.continue', { code: examCode })}
        </ButtonLink>
        <ButtonLink href={links.practice} tone="ghost">
          {t('dashboard.plan.other')}
        </ButtonLink>
        {simulation.missingCredits === 0 && (
          <ButtonLink href={simulation.href} tone="ghost">
            {t('dashboard.plan.simulation')}
          </ButtonLink>
        )}
      </Inline>
      {simulation.missingCredits > 0 && (
        <Text size="body-s" tone="muted">
          {rich('dashboard.plan.simulationCredits', {
            missing: simulation.missingCredits,
            plans: linkTo(links.pricing),
          })}
        </Text>
      )}
    </>
  );
}

interface StepProps {
  number: number;
  href: string;
  title: string;
  detail: string;
  minutes: number;
}

function Step({ number, href, title, detail, minutes }: StepProps) {
  return (
    <StepListItem
      number={number}
      title={
        <Link href={href} standalone>
          {title}
        </Link>
      }
      detail={detail}
      time={formatStudyTime(minutes / 60)}
    />
  );
}

/** Past answers that are read again in the time of a step, at a minute each. */
const mostReread = 8;

function FreePlan({ plan: { missed }, links, children }: PlanProps) {
  const { t } = useWords();
  const firstHref = missed?.href ?? links.progress;
  const minutes = missed ? Math.min(missed.count, mostReread) : 3;
  return (
    <>
      <StepList>
        <Step
          number={1}
          href={firstHref}
          title={t(missed ? 'common.free.missed' : 'dashboard.plan.weakest')}
          detail={t('dashboard.plan.weakestText')}
          minutes={minutes}
        />
        <Step
          number={2}
          href={links.practice}
          title={t('dashboard.plan.choose')}
          detail={t('dashboard.plan.chooseText')}
          minutes={2}
        />
      </StepList>
      {children}
      <Inline stack="phone">
        <ButtonLink href={firstHref} size="l">
          {t(missed ? 'common.free.missed' : 'common.creditsProgress')}
        </ButtonLink>
        <ButtonLink href={links.pricing} tone="ghost">
          {t('common.creditsPlans')}
        </ButtonLink>
      </Inline>
    </>
  );
}

/** Questions of a step. */
const questionsOf = (step: PlanStep): number =>
  step.kind === 'resume' ? 1 : step.kind === 'due' ? step.facts : step.questions;

/** What is due is asked for nothing. */
const creditsOf = (step: PlanStep): number =>
  step.kind === 'due' || (step.kind === 'resume' && step.isFree) ? 0 : questionsOf(step);

function stepTitle(step: PlanStep, { t }: Words): string {
  switch (step.kind) {
    case 'resume':
      return t('dashboard.plan.resume', { number: step.number });
    case 'due':
      return t('dashboard.plan.due', { count: step.facts, all: step.all, rest: step.all - step.facts });
    case 'weak':
      return t('dashboard.plan.weak', { count: step.questions });
    default:
      return t('dashboard.plan.all', { count: step.questions });
  }
}

function stepDetail(step: PlanStep, hasMissed: boolean, { t }: Words): string {
  switch (step.kind) {
    case 'resume':
      return `${t('dashboard.plan.paused')}${step.domain === null ? '' : `: ${step.domain}`}`;
    case 'due':
      return t('dashboard.plan.dueText');
    case 'weak':
      if (step.answered === 0) return step.name;
      return t('dashboard.plan.weakIn', {
        name: step.name,
        wrong: step.wrong,
        count: step.answered,
      });
    default:
      return t(hasMissed ? 'dashboard.plan.allText' : 'dashboard.plan.allNew');
  }
}
