import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Bubble } from '../Bubble/Bubble.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Cartela, cohort } from '../Cartela/Cartela.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SheetCell, SheetGrid } from '../SheetGrid/SheetGrid.tsx';
import { Show } from '../Show/Show.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { reasons, Reason } from './PublicLayout.story-helpers.tsx';

const meta = {
  title: 'UI/PublicLayout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Prepar', href: '/' },
    navLabel: 'Principal',
    skipLabel: 'Pular para o conteúdo',
    links: [
      { href: '#tipos', label: 'Tipos de parceria' },
      { href: '#como', label: 'Como funciona' },
    ],
    entry: { href: '/login', label: 'Entrar' },
    footer: (
      <Footer
        tone="surface"
        links={[{ label: 'Termos de uso', href: '/terms-of-use' }]}
        facts={['Versão 1.0.0', '© 2025 Prepar']}
      />
    ),
    hero: (
      <Hero
        title="Prepare sua turma e saiba quem está pronto."
        text="Instituições, empresas, consultores e criadores levam o Prepar aos seus alunos e acompanham o preparo de cada um."
        action={
          <ButtonLink href="https://forms.example/parceria" tone="mark" size="l" newTabLabel="abre em nova guia">
            Quero ser parceiro
          </ButtonLink>
        }
        illustration={<Cartela picture={cohort} tone="inverse" />}
        card={
          <Stack gap={3}>
            <Inline>
              <Avatar initials="FT" />
              <Stack gap={0}>
                <Text size="label">Faculdade Taubira</Text>
                <Text size="caption" tone="muted">
                  Instituição de ensino
                </Text>
              </Stack>
            </Inline>
            <Divider />
            <DescriptionList
              numeric
              items={[
                { term: 'alunos', value: '128' },
                { term: 'precisão média', value: '71,4%' },
              ]}
            />
          </Stack>
        }
      />
    ),
    children: (
      <>
        <Stack as="section" gap={8} id="como">
          <Heading level={2} size="display-2">
            Como funciona
          </Heading>
          <Sheet>
            <SheetGrid columns={3} as="ol">
              {['Preencha o formulário', 'Converse com a gente', 'Libere o acesso'].map((title, index) => (
                <SheetCell
                  key={title}
                  title={title}
                  lead={
                    <Bubble size="l" state="filled">
                      {index + 1}
                    </Bubble>
                  }
                >
                  <Text size="body-s" tone="muted">
                    Conte quem é o seu público e quais provas interessam.
                  </Text>
                </SheetCell>
              ))}
            </SheetGrid>
          </Sheet>
        </Stack>
        <Stack as="section" gap={8}>
          <Heading level={2} size="display-2">
            Por que ser parceiro
          </Heading>
          <Grid columns="3 then 4" gap={8}>
            {reasons.map(([title, text]) => (
              <Reason key={title} title={title} text={text} />
            ))}
            <Show from="lg">
              <Reason title="Três idiomas" text="Português, inglês e espanhol." />
            </Show>
          </Grid>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = { globals: { viewport: { value: 'desktop' } } };
export const LandingOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Legal: Story = {
  args: {
    hero: undefined,
    links: [],
    children: (
      <Stack gap={6}>
        <Heading level={1}>Política de privacidade</Heading>
        <Prose>
          <p>Vigente desde 11 de setembro de 2025.</p>
          <h2>Coleta de dados</h2>
          <p>Guardamos o que você responde para medir o seu progresso.</p>
        </Prose>
      </Stack>
    ),
  },
};
