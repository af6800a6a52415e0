import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Page } from '../Page/Page.tsx';

export interface FoundationPageProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** A page of this book that is set in the design it describes. */
export function FoundationPage({ title, subtitle, children }: FoundationPageProps) {
  return (
    <Unstyled>
      <Page title={title} subtitle={subtitle}>
        {children}
      </Page>
    </Unstyled>
  );
}
