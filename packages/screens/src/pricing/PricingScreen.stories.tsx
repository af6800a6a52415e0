import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import { PricingScreen } from './PricingScreen.tsx';

const meta = {
  title: 'Screens/Pricing/Pricing',
  component: PricingScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell(null)],
} satisfies Meta<typeof PricingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Offers: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const AnswersOpen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const questions = within(canvas.getByRole('region', { name: 'Perguntas frequentes' }));
    for (const question of questions.getAllByRole('heading', { level: 3 })) await userEvent.click(question);
  },
};
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone', 'longest'], globals: { ...phone, locale: 'es' } };

export const ThreeSections: Story = {
  name: 'PRICE-01 plans, credit packs and questions are sections of their own',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Planos e créditos' })).toBeVisible();
    const names = (section: string) =>
      within(canvas.getByRole('region', { name: section }))
        .getAllByRole('listitem')
        .flatMap((item) => item.textContent.match(/^(Free|Starter|Basic|Pro|Expert)/)?.[0] ?? []);
    await expect(names('Planos')).toEqual(['Free', 'Starter', 'Pro', 'Expert']);
    await expect(names('Pacotes de créditos')).toEqual(['Basic', 'Pro', 'Expert']);
    const questions = within(canvas.getByRole('region', { name: 'Perguntas frequentes' }));
    await expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};

/** What stands on screen about one plan or pack, with ordinary spaces. */
function offer(canvas: ReturnType<typeof within>, section: string, name: string): string {
  const items = within(canvas.getByRole('region', { name: section })).getAllByRole('listitem');
  const own = items.filter((item) => item.textContent.startsWith(name));
  return own.map((item) => item.textContent.replaceAll('\u00a0', ' ')).join('\n');
}

export const PlanFree: Story = {
  name: 'PRICE-02 Free costs nothing and gives 5 credits a day',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Free')).toMatch(/^FreeR\$ 0 grátis.*Créditos5 por dia/);
  },
};

export const PlanStarter: Story = {
  name: 'PRICE-03 Starter costs R$ 29 per month for 100 credits',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Starter')).toMatch(
      /^StarterR\$ 29 por mês.*Créditos100 por mês.*Por questãoR\$ 0,29/,
    );
  },
};

export const PlanPro: Story = {
  name: 'PRICE-04 Pro costs R$ 59 per month for 500 credits and is the only one marked most popular',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Pro')).toMatch(
      /^ProMais popularR\$ 59 por mês.*Créditos500 por mês.*Por questãoR\$ 0,12/,
    );
    await expect(canvas.getAllByText('Mais popular')).toHaveLength(1);
  },
};

export const PlanExpert: Story = {
  name: 'PRICE-05 Expert costs R$ 99 per month for 1.000 credits',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Planos', 'Expert')).toMatch(
      /^ExpertR\$ 99 por mês.*Créditos1\.000 por mês.*Por questãoR\$ 0,10/,
    );
  },
};

export const FiguresInEnglish: Story = {
  name: 'PRICE-03 PRICE-05 prices stay in reais and credits follow the language',
  tags: ['interaction'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(offer(canvas, 'Plans', 'Starter')).toMatch(/^StarterR\$ 29 per month.*Credits100 a month/);
    await expect(offer(canvas, 'Plans', 'Expert')).toMatch(/^ExpertR\$ 99 per month.*Credits1,000 a month/);
  },
};

export const Packs: Story = {
  name: 'PRICE-07 PRICE-08 PRICE-09 packs give 50, 150 + 20 and 300 + 50 credits for R$ 15, R$ 39 and R$ 69',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const packs = 'Pacotes de créditos';
    await expect(offer(canvas, packs, 'Basic')).toMatch(/^Basic50 créditosR\$ 0,30 por questãoR\$ 15Comprar/);
    await expect(offer(canvas, packs, 'Pro')).toMatch(/^Pro150 créditos\+20 grátisR\$ 0,23 por questãoR\$ 39Comprar/);
    await expect(offer(canvas, packs, 'Expert')).toMatch(/^Expert300 créditos\+50 grátisR\$ 0,20 por questãoR\$ 69Comprar/);
  },
};

export const ButtonsDoNothing: Story = {
  name: 'PRICE-06 PRICE-10 every button can be reached, does nothing, and says that it comes soon',
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('button', { name: /^(Escolher|Comprar)/ });
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Escolher Free',
      'Escolher Starter',
      'Escolher Pro',
      'Escolher Expert',
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
  name: 'PRICE-11 PRICE-12 the questions tell the pass rate of 95% and the refund',
  tags: ['interaction'],
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
