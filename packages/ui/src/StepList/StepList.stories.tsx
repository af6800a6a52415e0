import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { StepList, StepListItem } from './StepList.tsx';

const meta = {
  title: 'UI/StepList',
  component: StepList,
  args: { children: null },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenMinutes: Story = {
  render: () => (
    <Sheet title="Próximos 10 minutos">
      <SheetBody>
        <StepList>
          <StepListItem number={1} title="Retomar a questão 12" detail="Segurança e conformidade" time="2 min" />
          <StepListItem
            number={2}
            title="2 questões do seu ponto fraco"
            detail="Segurança e conformidade, 47,6% em 42 questões"
            time="4 min"
          />
          <StepListItem number={3} title="2 questões variadas" detail="Dos quatro domínios da prova" time="4 min" />
        </StepList>
      </SheetBody>
    </Sheet>
  ),
};
