import { Inline } from '@prepar/ui/Inline';
import { Sheet } from '@prepar/ui/Sheet';
import { Show } from '@prepar/ui/Show';
import { Table } from '@prepar/ui/Table';
import { Text } from '@prepar/ui/Text';
import { formatDollars, formatNumber, formatPercentage, formatShortNumber } from '../common/formats.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import type { AdminExam, AdminFigures } from './AdminScreen.types.ts';
import { useSorted } from './useSorted.ts';

export interface AdminExamsProps {
  figures: AdminFigures;
  onOpen: (examId: string) => void;
}

type Figure = 'enrolled' | 'accuracy' | 'right' | 'wrong' | 'cost';

/** The exams that can be practised. A row opens its details. */
export function AdminExams({ figures, onOpen }: AdminExamsProps) {
  const { t, tag } = useWords();
  const open = figures.exams.filter(({ isActive }) => isActive);
  const { sorted, sort, setSort } = useSorted(open, 'enrolled', (exam, column) =>
    column === 'exam' ? exam.code : exam[column as Figure],
  );
  const sum = (part: Figure) => open.reduce((total, exam) => total + exam[part], 0);
  const short = (value: number) => formatShortNumber(value, tag);
  const percent = (value: number) => formatPercentage(value, tag);
  const figure = (id: Figure, header: string, write: (value: number) => string, total: string) => ({
    id,
    header,
    isNumeric: true,
    isSortable: true,
    cell: (exam: AdminExam) => write(exam[id]),
    total,
  });
  const plain = (id: Figure, header: string, write: (value: number) => string) =>
    figure(id, header, write, write(sum(id)));
  const answered = sum('right') + sum('wrong');
  const soon = figures.exams.length - open.length;
  return (
    <Sheet title={t('admin.section.exams')} subtitle={t('admin.examsNote', { open: open.length, soon })}>
      <Table
        label={t('admin.table', { title: t('admin.section.exams') })}
        rows={sorted}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        onRowPress={({ id }) => onOpen(id)}
        columns={[
          {
            id: 'exam',
            header: t('admin.exam'),
            isRowHeader: true,
            isSortable: true,
            total: t('admin.total'),
            cell: examName,
          },
          plain('enrolled', t('admin.enrolled'), (value) => formatNumber(value, tag)),
          figure(
            'accuracy',
            t('admin.accuracy'),
            percent,
            percent(answered === 0 ? 0 : (sum('right') * 100) / answered),
          ),
          { ...plain('right', t('admin.right'), short), from: 'lg' },
          { ...plain('wrong', t('admin.wrong'), short), from: 'lg' },
          { ...plain('cost', t('admin.cost'), formatDollars), from: 'lg' },
        ]}
      />
    </Sheet>
  );
}

/** The code of an exam and, below it, its name. */
function examName(exam: AdminExam) {
  return (
    <Inline gap={3} wrap={false}>
      <Show from="md">
        <ProviderMark provider={exam.provider} size="table" />
      </Show>
      <Text as="span" size="inherit">
        <strong>{exam.code}</strong>
        <br />
        <Text as="span" size="caption" tone="muted">
          {exam.name}
        </Text>
      </Text>
    </Inline>
  );
}
