import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';

/** The tag `<b>` of a message. */
export const strong = (parts: ReactNode[]) => (
  <Text as="strong" size="inherit" weight="strong">
    {parts}
  </Text>
);
