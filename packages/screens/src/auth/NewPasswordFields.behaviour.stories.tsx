import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Typing } from './NewPasswordFields.story-helpers.tsx';

const meta = {
  title: 'Screens/Auth/NewPasswordFields/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: NewPasswordFields,
  args: { label: 'Senha', draft: { password: '', confirmation: '' }, problems: {}, change: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof NewPasswordFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Meter: Story = {
  name: 'The meter follows what is typed; the criteria stand from the start, and nothing below them moves',
  parameters: { proves: ['VALID-07', 'VALID-01', 'VALID-02', 'VALID-03', 'VALID-04'] },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Senha', { selector: 'input' });
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.getAllByText(/, falta$/)).toHaveLength(7);
    const place = () => canvas.getByLabelText('Confirmar senha', { selector: 'input' }).getBoundingClientRect().top;
    const before = place();
    await userEvent.type(password, 'a b');
    await expect(place()).toBe(before);
    await expect(canvas.getByRole('meter', { name: 'Força da senha' })).toHaveAttribute('aria-valuetext', 'Fraca');
    await userEvent.clear(password);
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.type(password, 'abcdefgh');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Média');
    await userEvent.type(password, 'A1');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Boa');
    await expect(
      within(canvas.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Pelo menos 8 caracteres, cumprida',
      'Uma letra maiúscula, cumprida',
      'Uma letra minúscula, cumprida',
      'Um número, cumprida',
      'Um destes símbolos: !@#$%^&*, falta',
      'Nenhum espaço, cumprida',
      'Fora da lista das mais usadas, cumprida',
    ]);
    await userEvent.type(password, '#');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Excelente');
  },
};

export const ShowAndHide: Story = {
  name: 'A password can be shown and hidden again',
  args: { draft: { password: 'Nuvem#2025', confirmation: '' } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Senha', { selector: 'input' });
    const [show] = canvas.getAllByRole('button', { name: 'Mostrar senha' });
    await expect(password).toHaveAttribute('type', 'password');
    if (show) await userEvent.click(show);
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};
