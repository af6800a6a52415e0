import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Cartela, cohort } from '../Cartela/Cartela.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'UI/Hero',
  component: Hero,
  args: {
    title: 'Prepara a tu grupo y descubre quién está listo.',
    text: 'Instituciones, empresas, consultores y creadores llevan Prepar a sus estudiantes y acompañan la preparación de cada uno.',
    action: (
      <Button tone="mark" size="l">
        Quiero ser socio
      </Button>
    ),
    illustration: <Cartela picture={cohort} tone="inverse" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 2rem', background: 'var(--surface-inverse)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCard: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };
