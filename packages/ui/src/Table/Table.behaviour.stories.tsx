import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Table } from './Table.tsx';
import { type Exam, exams } from './Table.story-helpers.tsx';
import pictures, { Sortable } from './Table.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Table/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Table<Exam>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Press: Story = {
  name: 'a press on a row, or Enter on it, opens it; the arrows go from row to row',
  args: { onRowPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: /AZ-900/ }));
    await expect(args.onRowPress).toHaveBeenLastCalledWith(exams[2]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowPress).toHaveBeenLastCalledWith(exams[3]);
  },
};

export const Sorting: Story = {
  ...Sortable,
  name: 'the head of a column sorts, by press and by Enter, and says how',
  args: { onSortChange: fn() },
  play: async ({ canvas, args }) => {
    const codes = () => canvas.getAllByRole('rowheader').map((cell) => /[A-Z]+-?\w*\d|ACE/.exec(cell.textContent)?.[0]);
    const byExam = canvas.getByRole('columnheader', { name: 'Prova' });
    const byCount = canvas.getByRole('columnheader', { name: 'Inscritos' });
    await expect(byCount).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Precisão' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(byExam);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'exam', direction: 'ascending' });
    await expect(byExam).toHaveAttribute('aria-sort', 'ascending');
    await expect(codes()).toEqual(['ACE', 'AZ-900', 'CLF-C02', 'SAA-C03']);
    await userEvent.keyboard('{Enter}');
    await expect(codes()).toEqual(['SAA-C03', 'CLF-C02', 'AZ-900', 'ACE']);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'enrolled', direction: 'ascending' });
    await expect(codes()).toEqual(['ACE', 'AZ-900', 'CLF-C02', 'SAA-C03']);
  },
};

export const Structure: Story = {
  name: 'rows and columns have headers; a column that is not shown is not there',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Provas' });
    await expect(within(table).getByRole('rowheader', { name: /Azure Fundamentals/ })).toBeVisible();
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  },
};

export const NamesRows: Story = {
  name: 'the first column names the rows where none is said to',
  args: { columns: (pictures.args.columns ?? []).map((column) => ({ ...column, isRowHeader: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(exams.length);
  },
};
