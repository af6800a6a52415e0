import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Confirmar resposta', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIconBefore: Story = { args: { children: 'Tentar de novo', tone: 'secondary', icon: RefreshCw } };

export const WithIconAfter: Story = { args: { children: 'Nova questão', size: 'l', iconAfter: ArrowRight } };

export const Pending: Story = { args: { children: 'Salvar', isPending: true, pendingLabel: 'Salvando' } };

export const NotPendingYet: Story = { args: { children: 'Salvar', isPending: false, pendingLabel: 'Salvando' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = { args: { children: 'Entrar', size: 'l', fullWidth: true } };

export const Flush: Story = {
  args: { children: 'Cancelar inscrição', tone: 'ghost', flush: true },
  render: (args) => (
    <Stack gap={2} align="start">
      <Text>AWS Certified Cloud Practitioner</Text>
      <Button {...args} />
    </Stack>
  ),
};

export const LongSpanishOnAPhone: Story = {
  args: {
    children: 'Cancelar la inscripción en Administrador asociado de soluciones',
    tone: 'danger',
    fullWidth: true,
  },
  globals: { viewport: { value: 'small' } },
};

export const Press: Story = {
  tags: ['interaction'],
  name: 'a press, Enter and Space each call onPress once',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirmar resposta' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const PendingBlocksPress: Story = {
  tags: ['interaction'],
  name: 'while pending it keeps the focus, says what runs and takes no press',
  args: { children: 'Salvar', isPending: true, pendingLabel: 'Salvando' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Salvando' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PendingKeepsWidth: Story = {
  tags: ['interaction'],
  name: 'pending does not change the width',
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Button isPending={false} pendingLabel="Salvando">
        Salvar
      </Button>
      <Button isPending pendingLabel="Salvando">
        Salvar
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, pending] = canvas.getAllByRole('button');
    await expect(pending?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
  },
};

export const DisabledBlocksPress: Story = {
  tags: ['interaction'],
  name: 'disabled takes neither press nor focus',
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const submitted = fn<(field: string) => void>();

export const Submit: Story = {
  tags: ['interaction'],
  name: 'type submit sends the form around it',
  args: { type: 'submit', children: 'Enviar' },
  decorators: [
    (Story) => (
      <form
        aria-label="Código"
        onSubmit={(event) => {
          event.preventDefault();
          submitted('sent');
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(within(canvas.getByRole('form')).getByRole('button'));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
