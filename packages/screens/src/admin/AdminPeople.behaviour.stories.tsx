import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { peopleStates } from './admin.fixtures.ts';
import type { AdminPeople } from './AdminPeople.tsx';
import pictures from './AdminPeople.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Admin/AdminPeople/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof AdminPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finds: Story = {
  name: 'What is typed is searched, and how many were found is read out',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar usuários' }), 'bia ');
    await expect(args.actions.change).toHaveBeenLastCalledWith({ search: 'bia' });
    await expect(canvas.getByRole('status')).toHaveTextContent('2.847 usuários encontrados');
  },
};

export const Filters: Story = {
  name: 'Plan and status filter the list',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Plano/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pro' }));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ plan: 'pro' });
    await userEvent.click(canvas.getByRole('button', { name: /Situação/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Só suspensas' }));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ status: 'suspended' });
  },
};

export const Sorts: Story = {
  name: 'Heads sort: names from the first, figures from the largest, the sorted one the other way',
  play: async ({ args, canvas }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await userEvent.click(head('Usuário'));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ sort: 'name', order: 'asc' });
    await userEvent.click(head('Precisão'));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ sort: 'accuracy', order: 'desc' });
    await userEvent.click(head('Respostas'));
    await expect(args.actions.change).toHaveBeenLastCalledWith({ sort: 'totalAttempts', order: 'asc' });
  },
};

export const Opens: Story = {
  name: 'A row opens the account, by pointer and by Enter; pages go on and back',
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Usuários, tabela' }));
    await userEvent.click(table.getByRole('rowheader', { name: /Igor Müller/ }));
    await expect(args.actions.open).toHaveBeenLastCalledWith(peopleStates.ready.people[4]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.actions.open).toHaveBeenLastCalledWith(peopleStates.ready.people[3]);
    await expect(canvas.getByText('1 a 6 de 2.847')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.actions.next).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = {
  name: 'On a phone the plan stands below the name, and so does that somebody is suspended; addresses break before the at sign alone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('rowheader', { name: /Igor Müller/ });
    await expect(head).toHaveTextContent(/@prepar\.exampleFreeSuspensa$/);
    await expect(head.querySelectorAll('wbr')).toHaveLength(2);
    await expect(canvas.getByRole('rowheader', { name: /Thiago Nunes/ })).toHaveTextContent(/Pro$/);
  },
};

export const Nobody: Story = {
  name: 'That nobody was found is said with what was searched',
  args: {
    state: { ...peopleStates.ready, query: { ...peopleStates.ready.query, search: 'ana' }, people: [], total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum usuário com “ana”')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum usuário encontrado');
  },
};
