import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { groups } from './groups.ts';
import type { Token } from './tokens.ts';

const isColour = ({ value }: Token) => /^oklch\([^/]*\)$/.test(value);

/** Every colour of the design, group by group. The left half of a swatch is the light theme's, the right half the dark one's. */
export function ColourGroups() {
  return groups
    .filter(({ tokens }) => tokens.some(isColour))
    .map(({ title, tokens }) => (
      <Sheet key={title} title={title}>
        <SheetBody>
          <Grid columns="fit-m" gap={6}>
            {tokens.filter(isColour).map((token) => (
              <Inline key={token.name} gap={4} wrap={false} align="start">
                <Swatch light={token.value} dark={token.dark ?? token.value} />
                <Stack gap={0}>
                  <Text as="span" size="code">
                    {token.name}
                  </Text>
                  {token.note && (
                    <Text as="span" size="caption" tone="muted">
                      {token.note}
                    </Text>
                  )}
                </Stack>
              </Inline>
            ))}
          </Grid>
        </SheetBody>
      </Sheet>
    ));
}

function Swatch({ light, dark }: { light: string; dark: string }) {
  return (
    <span
      aria-hidden
      style={{
        flex: 'none',
        inlineSize: '4rem',
        blockSize: '2.75rem',
        borderRadius: 'var(--radius-control)',
        border: '1px solid var(--border-strong)',
        background: `linear-gradient(90deg, ${light} 50%, ${dark} 50%)`,
      }}
    />
  );
}

/** The four colours that carry the design: paper, ink, pen and marker. */
export function Palette({ names }: { names: Record<'canvas' | 'ink' | 'pen' | 'marker', string> }) {
  const parts = [
    { name: names.canvas, background: 'var(--surface-canvas)', text: 'var(--text)', grow: 4 },
    { name: names.ink, background: 'var(--surface-inverse)', text: 'var(--text-inverse)', grow: 3 },
    { name: names.pen, background: 'var(--accent)', text: 'var(--on-accent)', grow: 2 },
    { name: names.marker, background: 'var(--mark)', text: 'var(--on-mark)', grow: 1 },
  ];
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        overflow: 'hidden',
        border: '1px solid var(--border)',
        borderRadius: 'var(--radius-sheet)',
      }}
    >
      {parts.map(({ name, background, text, grow }) => (
        <div
          key={name}
          style={{
            background,
            color: text,
            flex: `${grow} 1 9rem`,
            minBlockSize: '8rem',
            padding: 'var(--space-4)',
            display: 'flex',
            alignItems: 'end',
            font: 'var(--type-h2)',
          }}
        >
          {name}
        </div>
      ))}
    </div>
  );
}
