import { Divider } from '../Divider/Divider.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const reasons = [
  ['Questões que não acabam', 'A IA gera questões novas por domínio e nível.'],
  ['Erros explicados', 'Cada alternativa diz por que está certa ou errada.'],
  ['Prontidão com intervalo', 'Uma estimativa honesta, sem promessa de aprovação.'],
] as const;

export function Reason({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={2}>
      <Divider weight="ink" />
      <Heading level={3}>{title}</Heading>
      <Text size="body-s" tone="muted">
        {text}
      </Text>
    </Stack>
  );
}
