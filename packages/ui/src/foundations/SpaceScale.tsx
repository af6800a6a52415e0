import type { CSSProperties, ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { SheetRow, SheetRows } from '../SheetRows/SheetRows.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { groups } from './groups.ts';
import { tokensNamed } from './tokens.ts';

interface ScaleProps {
  title: string;
  subtitle: string;
  /** Beginning of the names of the tokens that are shown. */
  prefix: string;
}

/** Lengths as bars, each as long as it is. */
export function Lengths({ title, subtitle, prefix }: ScaleProps) {
  return (
    <Sheet title={title} subtitle={subtitle}>
      <SheetRows density="compact">
        {tokensNamed(groups, prefix).map(({ name, value }) => (
          <SheetRow
            key={name}
            title={
              <span
                style={{
                  display: 'block',
                  blockSize: '0.75rem',
                  inlineSize: `min(100%, var(--${name}))`,
                  background: 'var(--accent)',
                }}
              />
            }
            detail={name}
            value={`${Number.parseFloat(value) * 16}`}
          />
        ))}
      </SheetRows>
    </Sheet>
  );
}

/** Shapes that differ in one property, side by side. */
export function Shapes({ title, subtitle, prefix, shape }: ScaleProps & { shape: (token: string) => CSSProperties }) {
  return (
    <Sheet title={title} subtitle={subtitle}>
      <SheetBody>
        <Grid columns="fit-s" gap={8}>
          {tokensNamed(groups, prefix).map(({ name, value }) => (
            <Labelled key={name} name={name} value={value.length < 12 ? value : undefined}>
              <div
                style={{
                  inlineSize: '6rem',
                  blockSize: '4rem',
                  background: 'var(--surface-raised)',
                  border: '1px solid var(--border-strong)',
                  ...shape(`var(--${name})`),
                }}
              />
            </Labelled>
          ))}
        </Grid>
      </SheetBody>
    </Sheet>
  );
}

function Labelled({ name, value, children }: { name: string; value: string | undefined; children: ReactNode }) {
  return (
    <Stack gap={2} align="start">
      {children}
      <Stack gap={0}>
        <Text as="span" size="code">
          {name}
        </Text>
        {value !== undefined && (
          <Text as="span" size="caption" tone="muted">
            {value}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
