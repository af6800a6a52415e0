import { Page } from '@prepar/ui/Page';
import { Text } from '@prepar/ui/Text';

export const page = (title: string) => (
  <Page title={title}>
    <Text tone="muted">14 de 20 questões</Text>
  </Page>
);
