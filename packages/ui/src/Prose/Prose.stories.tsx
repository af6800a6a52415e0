import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'UI/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Estes termos valem para o uso da plataforma. Dúvidas? Escreva para{' '}
          <Link href="mailto:suporte@prepar.example">suporte@prepar.example</Link>.
        </p>
        <h2>Assinaturas e pagamentos</h2>
        <p>
          A cobrança é recorrente e renova sozinha, a menos que você cancele antes do próximo ciclo.{' '}
          <strong>Pagamentos não são reembolsáveis, exceto quando a lei exigir.</strong>
        </p>
        <h3>Conduta proibida</h3>
        <ul>
          <li>Compartilhar a conta com outras pessoas.</li>
          <li>Copiar, publicar ou revender as questões e as explicações geradas para você.</li>
          <li>Tentar acessar dados de outros usuários.</li>
        </ul>
        <ol>
          <li>Abra a página da conta.</li>
          <li>Escolha cancelar.</li>
        </ol>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };
