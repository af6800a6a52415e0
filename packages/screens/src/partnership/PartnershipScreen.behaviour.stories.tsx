import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublicShell, type PublicShellProps } from '../shell/PublicShell.tsx';
import { publicLinks } from '../shell/shell.fixtures.ts';
import { PartnershipScreen } from './PartnershipScreen.tsx';

const actions = { chooseLanguage: fn() };

function Shell(page: Pick<PublicShellProps, 'hero' | 'sections' | 'children'>) {
  return <PublicShell {...page} links={publicLinks} isSignedIn={false} year={2025} actions={actions} />;
}

const meta = {
  title: 'Screens/Partnership/Partnership/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: PartnershipScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { state: { formHref: 'https://forms.prepar.example/partnership' }, slots: { Shell } },
} satisfies Meta<typeof PartnershipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Apply: Story = {
  name: 'The hero has title, description and a button that opens the form in a new tab',
  parameters: { proves: ['PARTN-02'] },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(
      header.getByRole('heading', { level: 1, name: 'Leve o Prepar a quem estuda com você.' }),
    ).toBeVisible();
    await expect(header.getByText(/^Instituições, empresas, consultores, estudantes e influenciadores/)).toBeVisible();
    const button = header.getByRole('link', { name: 'Quero ser parceiro abre em nova guia' });
    await expect(button).toHaveAttribute('href', 'https://forms.prepar.example/partnership');
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Steps: Story = {
  name: 'Three steps, numbered by position, with title and description',
  parameters: { proves: ['PARTN-03', 'PARTN-10'] },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').filter((item) => /^[1-9]/.test(item.textContent));
    await expect(steps.map((step) => step.textContent)).toEqual([
      '1Preencha o formulárioConte quem é o seu público, quantas pessoas são e quais provas interessam.',
      '2Converse com a genteCombinamos o formato da parceria e a quantidade de créditos.',
      '3Comece a praticarCada pessoa cria a própria conta e recebe os créditos combinados.',
    ]);
    await expect(steps[0]?.parentElement?.tagName).toBe('OL');
  },
};

export const FourTypes: Story = {
  name: 'Four types in their order, the first one chosen',
  parameters: { proves: ['PARTN-04', 'SCOPE-06'] },
  play: async ({ canvas }) => {
    const radios = within(canvas.getByRole('radiogroup', { name: 'Tipos de parceria' })).getAllByRole('radio');
    const titles = ['Instituições de ensino', 'Empresas', 'Consultores e estudantes', 'Influenciadores'];
    await expect(radios).toHaveLength(titles.length);
    for (const [position, radio] of radios.entries())
      await expect(radio).toHaveAccessibleName(new RegExp(`^${titles[position]}`));
    await expect(radios.map((radio) => radio.matches(':checked'))).toEqual([true, false, false, false]);
  },
};

export const PanelOfTheType: Story = {
  name: 'The panel shows title, description and four benefits with an icon of the chosen type',
  parameters: { proves: ['PARTN-05', 'PARTN-09'] },
  play: async ({ canvas }) => {
    const seen = new Set<string>();
    const pictures = () =>
      within(canvas.getByRole('list', { name: 'Benefícios:' }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('svg')?.innerHTML);
    const icons = pictures();
    await expect(new Set(icons)).toHaveProperty('size', 4);
    for (const type of ['Instituições de ensino', 'Empresas', 'Consultores e estudantes', 'Influenciadores']) {
      await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${type}`) }));
      const title = canvas.getByRole('heading', { level: 3, name: type });
      await expect(title.nextElementSibling).toHaveTextContent(/.{60,}\.$/);
      await expect(canvas.getByRole('heading', { level: 4, name: 'Benefícios:' })).toBeVisible();
      await expect(pictures()).toEqual(icons);
      const benefits = within(canvas.getByRole('list', { name: 'Benefícios:' })).getAllByRole('listitem');
      await expect(benefits).toHaveLength(4);
      seen.add(`${title.nextElementSibling?.textContent}${benefits.map((benefit) => benefit.textContent).join()}`);
    }
    await expect(seen.size).toBe(4);
  },
};

export const ByKeyboard: Story = {
  name: 'The arrow keys choose a type and its panel follows',
  parameters: { proves: ['PARTN-04', 'PARTN-05'] },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /^Instituições de ensino/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Consultores e estudantes/ })).toBeChecked();
    await expect(canvas.getByText('Créditos extras para você e o grupo')).toBeVisible();
  },
};

const features = ['Questões novas a cada treino', 'Erros explicados', 'Prontidão com margem', 'Três idiomas'];

export const FeaturesOnALargeScreen: Story = {
  name: 'A large screen shows four features with title and description',
  parameters: { proves: ['PARTN-06', 'PARTN-07', 'PARTN-10'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Por que ser parceiro' })).toBeVisible();
    for (const name of features) {
      const title = canvas.getByRole('heading', { level: 3, name });
      await expect(title).toBeVisible();
      await expect(title.nextElementSibling).toHaveTextContent(/.{30,}\.$/);
    }
  },
};

export const FeaturesBelowIt: Story = {
  name: 'Below 1024 pixels the fourth feature is hidden',
  parameters: { proves: ['PARTN-07'] },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of features.slice(0, 3))
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvas.getByText('Três idiomas')).not.toBeVisible();
  },
};

export const Samples: Story = {
  name: 'Pictures and sample profiles are shown, each marked as an example',
  parameters: { proves: ['PARTN-08'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of ['Faculdade Taubira', 'Sertão Sistemas', 'Rosa Batista', 'Café na Nuvem']) {
      const card = canvas.getByText(name).closest('section, [aria-hidden]');
      await expect(card).toBeVisible();
      await expect(card).toHaveTextContent('Exemplo');
      await expect(card?.querySelector('svg[aria-hidden]')).toBeVisible();
    }
  },
};

export const SectionLinks: Story = {
  name: 'The links of the header lead to sections of the page',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const header = within(canvas.getByRole('banner'));
    for (const [link, heading] of [
      ['Como funciona', 'Como funciona'],
      ['Tipos de parceria', 'Escolha seu tipo de parceria'],
    ]) {
      const target = canvasElement.querySelector(
        header.getByRole('link', { name: link ?? '' }).getAttribute('href') ?? '',
      );
      await expect(target).toContainElement(canvas.getByRole('heading', { level: 2, name: heading ?? '' }));
    }
  },
};

export const Chrome: Story = {
  name: 'Header and footer stand around the page',
  parameters: { proves: ['CHROME-01', 'CHROME-02', 'CHROME-03', 'CHROME-04', 'CHROME-05'] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Prepar' })).toHaveAttribute('href', '/');
    const footer = within(canvas.getByRole('contentinfo'));
    const addresses = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses.slice(0, 4)).toEqual([
      '/partneship',
      '/privacy-policy',
      '/terms-of-use',
      '/privacy-policy#cookies',
    ]);
  },
};
