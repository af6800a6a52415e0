import type { Group } from './figures.ts';

const side = 480;
const margin = 56;
const x = (share: number): string => (margin + share * side).toFixed(1);
const y = (share: number): string => (margin + (1 - share) * side).toFixed(1);
const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Said against observed, with 80 % intervals, as a picture of its own. */
export function reliabilityDiagram(groups: readonly Group[], title: string): string {
  const whole = side + 2 * margin;
  const marks = ticks.flatMap((share) => [
    `<text x="${x(share)}" y="${side + margin + 20}" text-anchor="middle">${share * 100}</text>`,
    `<text x="${margin - 10}" y="${y(share)}" text-anchor="end" dominant-baseline="middle">${share * 100}</text>`,
  ]);
  const points = groups.flatMap(({ said, observed, low, high }) => [
    `<path d="M${x(said)} ${y(low)}V${y(high)}" stroke="#5b6b8c" stroke-width="2"/>`,
    `<circle cx="${x(said)}" cy="${y(observed)}" r="5" fill="#1f3a8a"/>`,
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" font-family="sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    `<rect width="${whole}" height="${whole}" fill="#fff"/>`,
    `<text x="${margin}" y="28" font-size="15">${title}</text>`,
    `<path d="M${x(0)} ${y(1)}V${y(0)}H${x(1)}" fill="none" stroke="#333"/>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="6 5"/>`,
    ...marks,
    `<text x="${whole / 2}" y="${whole - 12}" text-anchor="middle">chance said, %</text>`,
    `<text x="16" y="${whole / 2}" text-anchor="middle" transform="rotate(-90 16 ${whole / 2})">share who passed, %</text>`,
    ...points,
    '</svg>',
    '',
  ].join('\n');
}
