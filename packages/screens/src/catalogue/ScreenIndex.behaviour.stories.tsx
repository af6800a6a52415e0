import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ScreenIndex } from './ScreenIndex.tsx';
import pictures from './ScreenIndex.stories.tsx';

const meta = {
  ...pictures,
  title: 'Catalogue/Index/Behaviour',
  tags: ['interaction', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof ScreenIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: 'A screen tells what its stories prove, and leads to them',
  play: async ({ canvas }) => {
    const conditions = within(canvas.getByRole('grid', { name: 'Conditions of every screen' }));
    await expect(conditions.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Practice/Practice',
      'Auth/AuthScreen',
    ]);
    await expect(conditions.getByRole('link', { name: /^Failed Connection/ })).toHaveAttribute(
      'href',
      './?path=/story/screens-practice-practice-failed-connection',
    );
    await expect(canvas.queryByRole('heading', { name: /^Auth/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Practice: 2' }));
    const rows = within(canvas.getByRole('grid', { name: 'Requirements of Practice' }))
      .getAllByRole('row')
      .slice(1);
    await expect(
      rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(/opens.*/, '').trim())),
    ).toEqual([
      ['ROOM-01', 'Practice lists enrolled exams.', 'Enrolled exams and open ones are two lists'],
      ['ROOM-02', '', 'Enrolled exams and open ones are two lists'],
    ]);
  },
};
