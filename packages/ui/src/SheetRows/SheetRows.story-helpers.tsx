import { Monogram } from '../Monogram/Monogram.tsx';
import { Text } from '../Text/Text.tsx';

export const code = (text: string) => (
  <Text as="span" size="code" tone="muted">
    {text}
  </Text>
);
export const aws = (
  <Monogram tone="orange" name="Amazon Web Services">
    AWS
  </Monogram>
);
export const azure = (
  <Monogram tone="blue" name="Microsoft Azure">
    AZ
  </Monogram>
);
