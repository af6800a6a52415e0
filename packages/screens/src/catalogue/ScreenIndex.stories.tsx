import { Page } from '@prepar/ui/Page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryEntry } from './readStories.ts';
import { ScreenIndex } from './ScreenIndex.tsx';

const story = (title: string, name: string, tags: string[] = []): StoryEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  type: 'story',
  title,
  name,
  tags,
});

const meta = {
  title: 'Catalogue/Index',
  component: ScreenIndex,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      story('Screens/Practice/Practice', 'Loading', ['loading']),
      story('Screens/Practice/Practice', 'Failed On The Server', ['error']),
      story('Screens/Practice/Practice', 'Failed Connection', ['error']),
      story('Screens/Practice/Behaviour', 'ROOM-02 ROOM-01 enrolled exams and open ones are two lists', ['interaction']),
      story('Screens/Auth/AuthScreen', 'Processing', ['loading']),
    ],
    requirements: new Map([['ROOM-01', 'Practice lists enrolled exams.']]),
  },
  render: (args) => (
    <Page title="All screens">
      <ScreenIndex {...args} />
    </Page>
  ),
} satisfies Meta<typeof ScreenIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Screens: Story = {};

export const Opened: Story = {
  name: 'a screen tells what its stories prove, and leads to them',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const conditions = within(canvas.getByRole('table', { name: 'Conditions of every screen' }));
    await expect(conditions.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Practice/Practice', 'Auth/AuthScreen']);
    await expect(conditions.getByRole('link', { name: /^Failed Connection/ })).toHaveAttribute(
      'href',
      './?path=/story/screens-practice-practice-failed-connection',
    );
    await expect(canvas.queryByRole('heading', { name: /^Auth/ })).toBeNull();
    await userEvent.click(canvas.getByRole('heading', { name: 'Practice: 2' }));
    const rows = within(canvas.getByRole('table', { name: 'Requirements of Practice' })).getAllByRole('row').slice(1);
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(/opens.*/, '').trim()))).toEqual([
      ['ROOM-01', 'Practice lists enrolled exams.', 'enrolled exams and open ones are two lists'],
      ['ROOM-02', '', 'enrolled exams and open ones are two lists'],
    ]);
  },
};
