import { Badge } from '@prepar/ui/Badge';
import { Button } from '@prepar/ui/Button';
import { Drawer, DrawerSection } from '@prepar/ui/Drawer';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { RuleText } from '@prepar/ui/RuleText';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Ban, Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { AdminFailed } from '../admin/AdminFailed.tsx';
import { formatDateTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { PromptText } from '../question/PromptText.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { QualityDetails, QuestionItemActions, QuestionItemState } from './quality.types.ts';
import { QuestionFigures } from './QuestionFigures.tsx';
import { QuestionFindings } from './QuestionFindings.tsx';
import { ReasonBadge } from './ReasonBadge.tsx';

export interface QuestionDrawerProps {
  state: QuestionItemState;
  actions: QuestionItemActions;
}

/** One question that was reported or is answered oddly, and the decision on it. It is open as long as it is rendered. */
export function QuestionDrawer({ state, actions }: QuestionDrawerProps) {
  const { t } = useWords();
  const { row } = state;
  const [gravest] = row.oddities;
  const entries = state.status === 'ready' ? state.details.log.length : null;
  const [opened, setOpened] = useState(entries);
  if (opened === null && entries !== null) setOpened(entries);
  return (
    <>
      <Drawer
        isOpen
        title={t(row.reason === 'odd' && gravest ? `quality.odd.${gravest}` : 'quality.question')}
        detail={
          // A decision takes away the button that was pressed, and the focus with it: it goes on where the new state is told.
          <FocusTarget of={entries !== opened ? entries : null}>
            <Stack gap={2} align="start">
              <Text size="body-s" tone="muted">
                {[row.examCode, row.domain, formatDateTime(row.since)].filter(Boolean).join(', ')}
              </Text>
              {row.reason && <ReasonBadge reason={row.reason} />}
            </Stack>
          </FocusTarget>
        }
        onClose={actions.close}
        closeLabel={t('common.close')}
        {...(state.status === 'ready' && {
          foot: <Foot row={row} canUndo={state.details.canUndo} onAsk={actions.ask} />,
        })}
      >
        <Content state={state} actions={actions} />
      </Drawer>
      {state.status === 'ready' && state.task !== null && (
        <DecisionDialog
          key={state.task}
          task={state.task}
          reports={row.reports}
          isPending={state.isPending}
          failure={state.failure}
          actions={actions}
        />
      )}
    </>
  );
}

interface FootProps {
  row: QuestionItemState['row'];
  canUndo: boolean;
  onAsk: QuestionItemActions['ask'];
}

/** Neither decision stands out: what was found does not decide. */
function Foot({ row, canUndo, onAsk }: FootProps) {
  const { t } = useWords();
  const waits = row.reason !== 'out' && row.reason !== 'released';
  return (
    <Inline gap={3} grow="phone">
      {row.reason !== 'out' && (
        <Button tone="secondary" onPress={() => onAsk('confirmed')}>
          {t(row.reports > 0 ? 'quality.confirm' : 'quality.takeOut')}
        </Button>
      )}
      {(waits || row.isOut) && (
        <Button tone="secondary" onPress={() => onAsk('released')}>
          {t(row.isOut ? 'quality.release' : 'quality.keep')}
        </Button>
      )}
      {canUndo && (
        <Button tone="ghost" onPress={() => onAsk('undone')}>
          {t('quality.undo')}
        </Button>
      )}
    </Inline>
  );
}

function Content({ state, actions }: QuestionDrawerProps) {
  const { t } = useWords();
  if (state.status === 'loading')
    return (
      <DrawerSection>
        <Skeleton label={t('quality.loadingQuestion')}>
          <SkeletonBlock height="l" />
        </Skeleton>
      </DrawerSection>
    );
  if (state.status === 'failed')
    return (
      <DrawerSection>
        <AdminFailed level={3} failure={state.failure} onRetry={actions.retry} />
      </DrawerSection>
    );
  const { details, row } = state;
  return (
    <>
      {row.oddities.length > 0 && (
        <DrawerSection>
          <QuestionFindings row={row} choices={details.choices} />
        </DrawerSection>
      )}
      <DrawerSection>
        <Asked prompt={row.prompt} details={details} />
      </DrawerSection>
      <DrawerSection>
        <QuestionFigures figures={row.figures} choices={details.choices} />
      </DrawerSection>
      <DrawerSection>
        <Reports details={details} />
      </DrawerSection>
      <DrawerSection>
        <Log log={details.log} />
      </DrawerSection>
    </>
  );
}

function Asked({ prompt, details }: { prompt: string; details: QualityDetails }) {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <PromptText prompt={prompt} size="body" />
      <Stack as="ul" gap={3}>
        {details.options.map(({ label, text, reason, isKey }) => (
          <Stack key={label} as="li" gap={0}>
            <Inline gap={2}>
              <Text as="span" weight="strong">
                {label}. {text}
              </Text>
              {isKey && (
                <Badge tone="success" icon={Check}>
                  {t('quality.key')}
                </Badge>
              )}
            </Inline>
            <Text size="body-s" tone="muted" wrap="pretty">
              {reason}
            </Text>
          </Stack>
        ))}
      </Stack>
      {details.explanation && (
        <Text size="body-s" tone="muted" wrap="lines">
          <RuleText of={details.explanation} />
        </Text>
      )}
      <Stack as="ul" gap={1}>
        {details.references.map(({ title, url }) => (
          <Text key={url} as="li" size="body-s">
            <Link href={url} newTabLabel={t('common.newTab')} standalone>
              {title}
            </Link>
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function Reports({ details: { reports, problems } }: { details: QualityDetails }) {
  const { t } = useWords();
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('quality.whatWasReported')}</Heading>
      {reports.length === 0 && (
        <Text size="body-s" tone="muted">
          {t('quality.noReports')}
        </Text>
      )}
      <Stack as="ul" gap={3}>
        {reports.map(({ reason, comment, at }, place) => (
          // Two people may say the same at one moment.
          <Stack key={`${at} ${reports.length - place}`} as="li" gap={0}>
            <Text size="body-s" weight="strong">
              {t(`quality.cause.${reason}`)}
            </Text>
            {comment !== null && (
              <Text size="body-s" wrap="lines">
                {comment}
              </Text>
            )}
            <Text size="caption" tone="muted">
              {formatDateTime(at)}
            </Text>
          </Stack>
        ))}
      </Stack>
      <Inline gap={2}>
        <Badge tone={problems.length > 0 ? 'danger' : 'neutral'} icon={problems.length > 0 ? Ban : Minus}>
          {t(problems.length > 0 ? 'quality.check.failed' : 'quality.check.passed')}
        </Badge>
      </Inline>
      {problems.map((problem) => (
        <div key={problem} lang="en">
          <Text size="body-s" tone="muted" wrap="anywhere">
            {problem}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

function Log({ log }: Pick<QualityDetails, 'log'>) {
  const { t } = useWords();
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('quality.log')}</Heading>
      {log.length === 0 && (
        <Text size="body-s" tone="muted">
          {t('quality.log.empty')}
        </Text>
      )}
      <Stack as="ul" gap={3}>
        {log.map(({ kind, note, credits, by, at }, place) => (
          <Stack key={`${at} ${log.length - place}`} as="li" gap={0}>
            <Text size="body-s">
              <strong>{t(`quality.log.${kind}`)}</strong>
              {credits > 0 && `, ${t('quality.log.credits', { count: credits })}`}
              {note !== null && `: ${note}`}
            </Text>
            <Text size="caption" tone="muted">
              {formatDateTime(at)}, {by ?? t('quality.log.server')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
