import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Colour tokens of the rule that begins with `selector {`; colours with transparency are no surfaces and are left out. */
function tokensOf(selector: string): Map<string, Oklch> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...rule.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(([, name = '', l, c, h]) => [
      name,
      [Number(l), Number(c), Number(h)],
    ]),
  );
}

/** Relative luminance as WCAG defines it; OKLCH goes through OKLab to linear sRGB, which is clipped to its gamut. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface-canvas', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-selected'];
const washes = ['success-subtle', 'danger-subtle', 'info-subtle', 'warning-subtle'];

/** Foreground and the backgrounds that it stands on. */
const textPairs: Record<string, readonly string[]> = {
  text: [...surfaces, ...washes, 'mark-subtle'],
  'text-muted': [...surfaces, ...washes],
  'text-subtle': surfaces,
  'accent-text': [...surfaces, 'accent-subtle'],
  'text-inverse': ['surface-inverse'],
  'text-inverse-muted': ['surface-inverse'],
  mark: ['surface-inverse'],
  'on-accent': ['accent', 'accent-hover', 'accent-active'],
  'on-mark': ['mark', 'warning'],
  'on-status': ['success', 'danger', 'danger-hover', 'info'],
  'success-text': ['success-subtle', 'surface', 'surface-canvas'],
  'danger-text': ['danger-subtle', 'surface', 'surface-canvas'],
  'info-text': ['info-subtle', 'surface', 'surface-canvas'],
  'warning-text': ['warning-subtle', 'surface'],
  'brand-orange': ['brand-orange-subtle', 'surface'],
  'brand-blue': ['brand-blue-subtle', 'surface'],
  'brand-green': ['brand-green-subtle', 'surface'],
  'brand-grey': ['brand-grey-subtle', 'surface'],
};

const shapePairs: Record<string, readonly string[]> = {
  'border-strong': ['surface', 'surface-canvas', 'surface-sunken'],
  accent: ['surface', 'surface-sunken', 'surface-selected'],
  'success-border': ['success-subtle'],
  'danger-border': ['danger-subtle'],
  success: ['surface'],
  danger: ['surface'],
  'chart-1': ['surface'],
  'chart-2': ['surface'],
  'chart-3': ['surface'],
  'chart-4': ['surface'],
  'chart-5': ['surface'],
  'chart-6': ['surface'],
  'focus-outer': ['surface', 'surface-canvas', 'focus-inner'],
};

const pairsOf = (pairs: Record<string, readonly string[]>) =>
  Object.entries(pairs).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf('.dark')]);

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_theme, tokens) => {
  const ratio = (front: string, back: string) => {
    const one = tokens.get(front);
    const other = tokens.get(back);
    if (!one || !other) throw new Error(`No colour token ${one ? back : front}`);
    return contrast(one, other);
  };

  test.each(pairsOf(textPairs))('%s on %s is at least 4.5 to 1', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(shapePairs))('%s on %s is at least 3 to 1', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure itself: black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 3);
  expect(contrast([0.5, 0.1, 120], [0.5, 0.1, 120])).toBe(1);
});
