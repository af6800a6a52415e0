import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Provider } from '../Provider/Provider.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'UI/ButtonLink/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: ButtonLink,
  args: { children: 'Ver planos e pacotes', href: '/pricing' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn<(href: string) => void>();

export const ClientNavigation: Story = {
  name: 'The router of the page follows it, by press and by Enter',
  render: (args) => (
    <Provider locale="pt-BR" navigate={navigate}>
      <ButtonLink {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Ver planos e pacotes' }));
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([['/pricing'], ['/pricing']]);
  },
};

export const Flush: Story = {
  name: 'Flush, its words begin and end at the edges of what stands around it',
  args: { tone: 'ghost', flush: true },
  render: (args) => (
    <div style={{ display: 'grid', width: 'max-content' }}>
      <ButtonLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver planos e pacotes' });
    const [around, words] = [link.parentElement, link.firstElementChild].map((one) => one?.getBoundingClientRect());
    await expect(words?.left).toBeCloseTo(around?.left ?? 0, 0);
    await expect(words?.right).toBeCloseTo(around?.right ?? 0, 0);
  },
};

export const NewTabIsSafeAndNamed: Story = {
  name: 'A new tab is announced and gets no handle on this page',
  args: { href: 'https://forms.example/prepar', newTabLabel: 'abre em nova guia' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver planos e pacotes abre em nova guia' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
