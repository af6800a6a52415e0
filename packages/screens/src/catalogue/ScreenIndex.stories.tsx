import { Page } from '@prepar/ui/Page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenIndex } from './ScreenIndex.tsx';
import { story } from './ScreenIndex.story-helpers.tsx';

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
      story(
        'Screens/Practice/Behaviour',
        'Enrolled exams and open ones are two lists',
        ['interaction'],
        ['ROOM-02', 'ROOM-01'],
      ),
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
