import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const activities = (count: number) => (
  <Stack as="ul" gap={3}>
    {Array.from({ length: count }, (_, index) => (
      <Text key={index} as="li">
        Atividade {index + 1}
      </Text>
    ))}
  </Stack>
);
