import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { activities } from './ScrollArea.story-helpers.tsx';

const meta = {
  title: 'UI/ScrollArea/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: ScrollArea,
  args: { label: 'Atividade recente', children: activities(30) },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'A long list scrolls by keyboard inside 24rem',
  parameters: { proves: ['PRAC-27', 'CONST-05'] },
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByRole('region', { name: 'Atividade recente' });
    await expect(area.clientHeight).toBe(24 * 16);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.scrollTo({ top: area.scrollHeight });
    await waitFor(async () => {
      await expect(area.scrollTop).toBeGreaterThan(0);
    });
  },
};

export const NoStopWhenShort: Story = {
  args: { children: activities(3) },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(within(canvasElement).queryByRole('region'));
    await expect(document.activeElement).toBe(document.body);
  },
};

function GrowingList() {
  const [count, setCount] = useState(3);
  return (
    <>
      <Button
        onPress={() => {
          setCount(30);
        }}
      >
        Carregar mais
      </Button>
      <ScrollArea label="Atividade recente">{count === 3 ? <Text>Carregando</Text> : activities(count)}</ScrollArea>
    </>
  );
}

export const FilledLater: Story = {
  render: () => <GrowingList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Carregar mais' }));
    await expect(await canvas.findByRole('region', { name: 'Atividade recente' })).toHaveAttribute('tabindex', '0');
  },
};

export const FollowsTheCurrent: Story = {
  name: 'The current one of a long list is in view',
  args: {
    follow: 25,
    children: (
      <ol>
        {Array.from({ length: 30 }, (_, index) => (
          <li key={index} {...(index === 25 && { 'aria-current': 'true' })}>
            Questão {index + 1}
          </li>
        ))}
      </ol>
    ),
  },
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByRole('region');
    const current = within(area).getByText('Questão 26');
    await expect(current.getBoundingClientRect().bottom).toBeLessThanOrEqual(area.getBoundingClientRect().bottom + 1);
    await expect(area.scrollTop).toBeGreaterThan(0);
  },
};
