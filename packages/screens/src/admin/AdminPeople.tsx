import { EmptyState } from '@prepar/ui/EmptyState';
import { Grid } from '@prepar/ui/Grid';
import { IconButton } from '@prepar/ui/IconButton';
import { Inline } from '@prepar/ui/Inline';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { SearchField } from '@prepar/ui/SearchField';
import { Select } from '@prepar/ui/Select';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Text } from '@prepar/ui/Text';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { AdminFailed } from './AdminFailed.tsx';
import { type PeopleActions, type PeopleState, planNames } from './AdminPeople.types.ts';
import { PeopleTable } from './PeopleTable.tsx';

export interface AdminPeopleProps {
  state: PeopleState;
  actions: PeopleActions;
}

/** Finds people by name or e-mail. A row opens the account. */
export function AdminPeople({ state, actions }: AdminPeopleProps) {
  const { t, tag } = useWords();
  const { query } = state;
  const [search, setSearch] = useState(query.search);
  return (
    <Sheet title={t('admin.section.users')}>
      <SheetBody>
        <Grid columns="7+5" gap={3}>
          <SearchField
            label={t('admin.people.search')}
            placeholder={t('admin.people.placeholder')}
            clearLabel={t('admin.people.clear')}
            maxLength={100}
            value={search}
            onChange={(text) => {
              setSearch(text);
              actions.change({ search: text.trim() });
            }}
          />
          <Grid columns="fit-s" gap={3}>
            <Select
              label={t('admin.people.plan')}
              isLabelHidden
              value={query.plan}
              onChange={(plan) => actions.change({ plan })}
              options={(['all', ...planNames] as const).map((value) => ({ value, label: t(`admin.plan.${value}`) }))}
            />
            <Select
              label={t('admin.people.status')}
              isLabelHidden
              value={query.status}
              onChange={(status) => actions.change({ status })}
              options={(['all', 'active', 'suspended'] as const).map((value) => ({
                value,
                label: t(`admin.people.status.${value}`),
              }))}
            />
          </Grid>
        </Grid>
      </SheetBody>
      <Found state={state} actions={actions} />
      {state.status === 'ready' && state.people.length > 0 && <Pager state={state} actions={actions} />}
      <VisuallyHidden as="div">
        <LiveRegion>
          {state.status === 'ready' &&
            state.total !== null &&
            t('admin.people.count', { count: state.total, shown: formatNumber(state.total, tag) })}
        </LiveRegion>
      </VisuallyHidden>
    </Sheet>
  );
}

function Found({ state, actions }: AdminPeopleProps) {
  const { t } = useWords();
  if (state.status === 'loading')
    return (
      <SheetBody>
        <Skeleton label={t('admin.people.loading')}>
          <SkeletonBlock height="l" />
        </Skeleton>
      </SheetBody>
    );
  if (state.status === 'failed') {
    return (
      <SheetBody>
        <AdminFailed level={3} failure={state.failure} onRetry={actions.retry} />
      </SheetBody>
    );
  }
  if (state.people.length === 0) {
    const { search } = state.query;
    return (
      <SheetBody>
        <EmptyState
          level={3}
          title={search === '' ? t('admin.people.nobody') : t('admin.people.nobodyNamed', { search })}
        >
          {t('admin.people.nobodyText')}
        </EmptyState>
      </SheetBody>
    );
  }
  return <PeopleTable people={state.people} query={state.query} now={state.now} actions={actions} />;
}

function Pager({ state, actions }: { state: Extract<PeopleState, { status: 'ready' }>; actions: PeopleActions }) {
  const { t, tag } = useWords();
  const { people, total, from, hasNext } = state;
  const [first, last] = [from, from + people.length - 1].map((place) => formatNumber(place, tag));
  const shown = { from: first ?? '', to: last ?? '' };
  return (
    <SheetFoot>
      <Inline justify="between" wrap={false}>
        <Text size="body-s" tone="muted">
          {total === null
            ? t('admin.people.span', shown)
            : t('admin.people.spanOf', { ...shown, total: formatNumber(total, tag) })}
        </Text>
        <Inline gap={2} wrap={false}>
          <IconButton
            tone="secondary"
            icon={ChevronLeft}
            label={t('admin.people.previous')}
            isDisabled={from === 1}
            onPress={actions.previous}
          />
          <IconButton
            tone="secondary"
            icon={ChevronRight}
            label={t('admin.people.next')}
            isDisabled={!hasNext}
            onPress={actions.next}
          />
        </Inline>
      </Inline>
    </SheetFoot>
  );
}
