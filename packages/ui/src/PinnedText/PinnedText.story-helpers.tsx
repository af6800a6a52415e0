import { waitFor, type within } from 'storybook/test';
import { FocusLayout } from '../FocusLayout/FocusLayout.tsx';
import { Text } from '../Text/Text.tsx';
import { PinnedText } from './PinnedText.tsx';

export const ask = 'Qual opção atende aos três pedidos com o menor esforço de operação?';
export const context =
  'Uma rede de clínicas guarda resultados de exames em um bucket do Amazon S3. A auditoria pede três coisas: que os arquivos fiquem criptografados, que a empresa controle a chave e que ela seja trocada todo ano.';

/** A long page whose question begins at its top. */
export const page = () => (
  <FocusLayout
    skipLabel="Pular para a questão"
    identity={<Text size="label">CLF-C02</Text>}
    pinned={
      <PinnedText endId="ask" end={ask} before={context} openLabel="Ver o enunciado inteiro">
        <Text>{context}</Text>
        <Text weight="strong">{ask}</Text>
      </PinnedText>
    }
  >
    <Text>{context}</Text>
    <Text id="ask" weight="strong">
      {ask}
    </Text>
    <div style={{ height: '120rem' }} />
  </FocusLayout>
);

/** Scrolls the question away, again while the window is still fitted to its size, and gives the button of what is pinned. */
export const scrollAway = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  waitFor(() => {
    window.scrollTo(0, 600);
    return canvas.getByRole('button', { name: 'Ver o enunciado inteiro' });
  });
