import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SheetFailed } from '../common/SheetFailed.tsx';
import { SheetLoading } from '../common/SheetLoading.tsx';
import { useWords } from '../common/words.tsx';
import { FailureText } from './FailureText.tsx';
import type { Failure } from './QuestionScreen.types.ts';

export interface ListStandInProps {
  /** Whose words it says. */
  of: 'answers' | 'reviews' | 'reports';
  state: { status: 'loading' } | { status: 'failed'; failure: Failure } | { status: 'empty'; practiceHref: string };
  /** Loads the list again. */
  onRetry: () => void;
}

/** The sheet of a page whose list is on its way, could not be loaded, or has nothing in it yet. */
export function ListStandIn({ of, state, onRetry }: ListStandInProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Sheet>
          <SheetLoading label={t(`${of}.loading`)} />
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet>
          <SheetFailed title={t(`${of}.failed`)} onRetry={onRetry}>
            <FailureText failure={state.failure} fallback={`${of}.failedText`} />
          </SheetFailed>
        </Sheet>
      );
    case 'empty':
      return (
        <Sheet>
          <SheetBody>
            <EmptyState
              level={2}
              title={t(`${of}.empty.title`)}
              action={<ButtonLink href={state.practiceHref}>{t(`${of}.empty.action`)}</ButtonLink>}
            >
              {t(`${of}.empty.text`)}
            </EmptyState>
          </SheetBody>
        </Sheet>
      );
  }
}
