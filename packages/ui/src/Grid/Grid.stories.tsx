import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const sheets = (texts: string[]) =>
  texts.map((text) => (
    <Sheet key={text}>
      <SheetBody>
        <Text>{text}</Text>
      </SheetBody>
    </Sheet>
  ));

const meta = {
  title: 'UI/Grid',
  component: Grid,
  args: { columns: '8+4', children: sheets(['Suas provas', 'Prontidão']) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightAndFour: Story = {};
export const SevenAndFive: Story = { args: { columns: '7+5' } };
export const Halves: Story = { args: { columns: '6+6' } };
export const ListAndDetail: Story = { args: { columns: 'list+detail' } };
export const FourColumns: Story = { args: { columns: 4, children: sheets(['Grátis', 'Starter', 'Pro', 'Expert']) } };
export const AsManyAsFit: Story = {
  args: { columns: 'fit-m', children: sheets(['Computação', 'Armazenamento', 'Redes', 'Segurança', 'Preços']) },
};
