import { Sheet, SheetBody } from '../Sheet/Sheet.tsx';
import { SheetRow, SheetRows } from '../SheetRows/SheetRows.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { groups } from './groups.ts';
import { tokensNamed } from './tokens.ts';

/** `600 1.75rem/2.125rem var(--font-display)` in pixels at the default size: `28/34`. */
const pixels = (font: string) => [...font.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16).join('/');

const weight = (font: string) => font.slice(0, 3);

/** Every step of the type scale with a line set in it, or a figure where it is for figures. */
export function TypeScale({
  title,
  sample,
  figure,
  onPhones,
}: {
  title: string;
  sample: string;
  figure: string;
  onPhones: string;
}) {
  return (
    <Sheet title={title}>
      <SheetRows>
        {tokensNamed(groups, 'type-').map(({ name, value, narrow }) => (
          <SheetRow
            key={name}
            title={
              <span style={{ font: `var(--${name})`, display: 'block', overflowWrap: 'anywhere' }}>
                {name.startsWith('type-stat') ? figure : sample}
              </span>
            }
            detail={[name.slice(5), pixels(value), weight(value), narrow && `${onPhones} ${pixels(narrow)}`]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </SheetRows>
    </Sheet>
  );
}

/** The three families, each with the letters that tell it from others. */
export function Families({
  roles,
}: {
  roles: readonly { token: string; title: string; use: string; sample: string }[];
}) {
  return roles.map(({ token, title, use, sample }) => (
    <Sheet key={token} title={title} subtitle={use}>
      <SheetBody>
        <Stack gap={3}>
          <div
            style={{ fontFamily: `var(--${token})`, fontSize: '2.25rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}
          >
            {sample}
          </div>
          <Text size="code" tone="muted">
            {token}
          </Text>
        </Stack>
      </SheetBody>
    </Sheet>
  ));
}
