import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TopicList } from './TopicList.tsx';

const meta = {
  title: 'UI/TopicList',
  component: TopicList,
  args: {
    topics: ['EC2 e Auto Scaling', 'Lambda', 'ECS e EKS', 'Batch', 'Lightsail', 'Outposts', 'Wavelength'],
    remainder: (count: number) => `mais ${count}`,
  },
} satisfies Meta<typeof TopicList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Wrapped: Story = { args: { layout: 'wrap' } };
export const Few: Story = { args: { topics: ['Savings Plans', 'Instâncias Spot'] } };

export const Remainder: Story = {
  name: 'PRAC-25 CONST-05 shows three topics and counts the rest',
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'EC2 e Auto Scaling',
      'Lambda',
      'ECS e EKS',
      'mais 4',
    ]);
  },
};

export const NoRemainder: Story = {
  name: 'PRAC-25 three topics have no remainder',
  tags: ['interaction'],
  args: { topics: ['IAM', 'KMS', 'WAF e Shield'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
