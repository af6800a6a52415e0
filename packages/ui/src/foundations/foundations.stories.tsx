import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Page/Page.tsx';
import { ColourGroups, Palette } from './ColourGroups.tsx';
import { Lengths, Shapes } from './SpaceScale.tsx';
import { Families, TypeScale } from './TypeScale.tsx';

/** What the pages of the foundations draw; hidden, because the pages show it with its words. */
const meta = {
  title: 'Foundations/Drawings',
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <Page title="Colours">
      <Palette names={{ canvas: 'Paper', ink: 'Navy', pen: 'Pen', marker: 'Marker' }} />
      <ColourGroups />
    </Page>
  ),
};
export const Types: Story = {
  render: () => (
    <Page title="Types">
      <Families
        roles={[{ token: 'font-display', title: 'Gabarito', use: 'Headings.', sample: 'Faltam 6 questões hoje.' }]}
      />
      <TypeScale title="Scale" sample="Uma questão de cada vez" figure="73,4%" onPhones="on phones" />
    </Page>
  ),
};
export const Spaces: Story = {
  render: () => (
    <Page title="Spaces">
      <Lengths title="Space" subtitle="Between things." prefix="space-" />
      <Shapes title="Radius" subtitle="Corners." prefix="radius-" shape={(token) => ({ borderRadius: token })} />
    </Page>
  ),
};
export const ColoursOnASmallPhone: Story = {
  ...Colours,
  tags: ['phone'],
  globals: { viewport: { value: 'small', isRotated: false } },
};
