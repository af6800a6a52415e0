import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { notices, pricing, unknownPricing } from './pricing.fixtures.ts';
import { PricingScreen } from './PricingScreen.tsx';

const meta = {
  title: 'Screens/Pricing/Pricing/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: PricingScreen,
  args: { state: pricing, actions: { askForNotice: fn(), withdrawNotice: fn() } },
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell(null)],
} satisfies Meta<typeof PricingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSections: Story = {
  name: 'Plans, credit packs and questions are sections of their own',
  parameters: { proves: ['PRICE-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Planos e créditos' })).toBeVisible();
    const names = (section: string) =>
      within(canvas.getByRole('region', { name: section }))
        .getAllByRole('listitem')
        .flatMap((item) => item.textContent.match(/^(Plano|Pacote) (Free|Starter|Basic|Pro|Expert)/)?.[0] ?? []);
    await expect(names('Planos')).toEqual(['Plano Free', 'Plano Starter', 'Plano Pro', 'Plano Expert']);
    await expect(names('Pacotes de créditos')).toEqual(['Pacote Basic', 'Pacote Pro', 'Pacote Expert']);
    const questions = within(canvas.getByRole('region', { name: 'Perguntas frequentes' }));
    await expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  },
};

/** What stands on screen about one plan or pack, with ordinary spaces. */
function offer(canvas: ReturnType<typeof within>, section: string, name: string): string {
  const items = within(canvas.getByRole('region', { name: section })).getAllByRole('listitem');
  const own = items.filter((item) => item.textContent.startsWith(name));
  return own.map((item) => item.textContent.replaceAll('\u00a0', ' ')).join('\n');
}

export const PlanFree: Story = {
  name: 'Free costs nothing and gives 5 credits a day',
  parameters: { proves: ['PRICE-02'] },
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Plano Free')).toMatch(/^Plano FreeR\$ 0 grátis.*Créditos5 por dia/);
  },
};

export const PlanStarter: Story = {
  name: 'Starter costs R$ 29 per month for 100 credits',
  parameters: { proves: ['PRICE-03'] },
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Plano Starter')).toMatch(
      /^Plano StarterR\$ 29 por mês.*Créditos100 por mês.*Por questãoR\$ 0,29/,
    );
  },
};

export const PlanPro: Story = {
  name: 'Pro costs R$ 59 per month for 500 credits and is the only one marked most popular',
  parameters: { proves: ['PRICE-04'] },
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Plano Pro')).toMatch(
      /^Plano ProMais popularR\$ 59 por mês.*Créditos500 por mês.*Por questãoR\$ 0,12/,
    );
    await expect(canvas.getAllByText('Mais popular')).toHaveLength(1);
  },
};

export const PlanExpert: Story = {
  name: 'Expert costs R$ 99 per month for 1.000 credits',
  parameters: { proves: ['PRICE-05'] },
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Plano Expert')).toMatch(
      /^Plano ExpertR\$ 99 por mês.*Créditos1\.000 por mês.*Por questãoR\$ 0,10/,
    );
  },
};

export const FiguresInEnglish: Story = {
  name: 'Prices stay in reais and credits follow the language',
  parameters: { proves: ['PRICE-03', 'PRICE-05'] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Plans', 'Starter plan')).toMatch(/^Starter planR\$ 29 per month.*Credits100 a month/);
    await expect(offer(canvas, 'Plans', 'Expert plan')).toMatch(/^Expert planR\$ 99 per month.*Credits1,000 a month/);
  },
};

export const Packs: Story = {
  name: 'Packs give 50, 150 + 20 and 300 + 50 credits for R$ 15, R$ 39 and R$ 69',
  parameters: { proves: ['PRICE-07', 'PRICE-08', 'PRICE-09'] },
  play: async ({ canvas }) => {
    const packs = 'Pacotes de créditos';
    await expect(offer(canvas, packs, 'Pacote Basic')).toMatch(
      /^Pacote Basic50 créditosR\$ 0,30 por questãoR\$ 15Comprar/,
    );
    await expect(offer(canvas, packs, 'Pacote Pro')).toMatch(
      /^Pacote Pro150 créditos\+20 grátisR\$ 0,23 por questãoR\$ 39Comprar/,
    );
    await expect(offer(canvas, packs, 'Pacote Expert')).toMatch(
      /^Pacote Expert300 créditos\+50 grátisR\$ 0,20 por questãoR\$ 69Comprar/,
    );
  },
};

export const ButtonsDoNothing: Story = {
  name: 'Every button can be reached, does nothing, and says that it comes soon',
  parameters: { proves: ['PRICE-06', 'PRICE-10'] },
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('button', { name: /^(Assinar|Comprar)/ });
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Assinar Starter',
      'Assinar Pro',
      'Assinar Expert',
      'Comprar o pacote Basic',
      'Comprar o pacote Pro',
      'Comprar o pacote Expert',
    ]);
    await expect(canvas.getAllByText('Em breve')).toHaveLength(buttons.length);
    const before = canvasElement.textContent;
    const address = location.href;
    for (const button of buttons) {
      await expect(button).toBeEnabled();
      await expect(button).toHaveAccessibleDescription('Em breve');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvasElement.textContent).toBe(before);
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await expect(location.href).toBe(address);
  },
};

export const Claims: Story = {
  name: 'The questions tell the pass rate of 95% and the refund',
  parameters: { proves: ['PRICE-11', 'PRICE-12'] },
  play: async ({ canvas }) => {
    const rate = canvas.getByText('A taxa de aprovação de quem estuda com o Prepar é de 95%.');
    await expect(rate).not.toBeVisible();
    await userEvent.click(canvas.getByText('Qual é a taxa de aprovação?'));
    await expect(rate).toBeVisible();
    await userEvent.click(canvas.getByText('E se eu não passar na prova oficial?'));
    await expect(canvas.getByText(/^Devolvemos o valor que você pagou\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'suporte@prepar.example' })).toHaveAttribute(
      'href',
      'mailto:suporte@prepar.example',
    );
  },
};

export const CurrentPlan: Story = {
  name: 'The plan that somebody has is named, with what is left of today, and offers no button',
  parameters: { proves: ['PRICE-02'] },
  play: async ({ canvas }) => {
    const current = within(canvas.getByRole('region', { name: 'Seu plano atual é o Free' }));
    await expect(current.getByText('2 usados, 3 restam')).toBeVisible();
    await expect(current.getByText(/Em 14h 20min, à meia-noite/)).toBeVisible();
    await expect(offer(canvas, 'Planos', 'Plano Free')).toMatch(/Seu plano atual$/);
    await expect(canvas.queryByRole('button', { name: /Free/ })).toBeNull();
  },
};

export const PlanThatWasSet: Story = {
  name: 'A plan that was set is the current one, and what is free is included',
  parameters: { proves: ['PRICE-04'] },
  args: { state: { ...pricing, plan: 'pro', credits: { left: 212, renewsInMinutes: 60 } } },
  play: async ({ canvas }) => {
    const current = within(canvas.getByRole('region', { name: 'Seu plano atual é o Pro' }));
    await expect(current.getByText('Restam 212')).toBeVisible();
    await expect(current.getByText(/voltam em 1h.*Os outros ficam até serem usados/)).toBeVisible();
    await expect(offer(canvas, 'Planos', 'Plano Pro')).toMatch(/Seu plano atual$/);
    await expect(offer(canvas, 'Planos', 'Plano Free')).toMatch(/Incluído$/);
    await expect(canvas.getAllByRole('button', { name: /^Assinar/ }).map(({ textContent }) => textContent)).toEqual([
      'Assinar Starter',
      'Assinar Expert',
    ]);
  },
};

export const PlanWithAnotherName: Story = {
  name: 'A plan that the page does not know is shown as it is',
  args: { state: { ...pricing, plan: 'team' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seu plano atual é o team' })).toBeVisible();
    await expect(canvas.queryAllByText('Seu plano atual', { exact: true })).toHaveLength(0);
  },
};

export const GrantedCredits: Story = {
  name: 'With more credits than those of a day the balance is a number',
  args: { state: { ...pricing, credits: { left: 41, renewsInMinutes: 60 } } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByText('Restam 41')).toBeVisible();
  },
};

export const AsksForNotice: Story = {
  name: 'One press asks to be told when purchases open',
  play: async ({ args, canvas }) => {
    const notice = within(canvas.getByRole('region', { name: 'As vendas ainda não abriram' }));
    await expect(notice.getByText('marina.albuquerque@email.com')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Quero o aviso' }));
    await expect(args.actions.askForNotice).toHaveBeenCalledOnce();
  },
};

export const WithdrawsNotice: Story = {
  name: 'A notice that was asked for is confirmed with its address, and can be withdrawn',
  args: { state: { ...pricing, notice: notices.on } },
  play: async ({ args, canvas }) => {
    const notice = within(canvas.getByRole('region', { name: 'As vendas ainda não abriram' }));
    await expect(notice.getByText(/^Avisaremos em/)).toHaveTextContent('marina.albuquerque@email.com');
    await userEvent.click(notice.getByRole('button', { name: 'Retirar o aviso' }));
    await expect(args.actions.withdrawNotice).toHaveBeenCalledOnce();
  },
};

export const NoticeRefused: Story = {
  name: 'A notice that could not be saved says so',
  args: { state: { ...pricing, notice: { ...notices.off, failure: 'pricing.notice.error' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível salvar o aviso. Tente novamente.');
  },
};

export const NoticeOnItsWay: Story = {
  name: 'What is said of the notice is on its way, and its place is kept',
  args: { state: { ...pricing, notice: notices.loading } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'As vendas ainda não abriram' });
    await expect(within(notice).getByText(/avisamos uma vez/)).not.toBeVisible();
    await expect(within(notice).getByRole('button', { name: 'Quero o aviso' })).toBeDisabled();
  },
};

export const NothingKnown: Story = {
  name: 'What the server has not told yet is left out',
  args: { state: unknownPricing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seu plano atual' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByText(/^Restam|restam?$/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Quero o aviso' })).toBeNull();
  },
};
