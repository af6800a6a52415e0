import { useId } from 'react';
import { dots, hollow, quietDots, rowLabel, timingMarks } from './Cartela.variants.ts';
import type { CartelaPicture } from './CartelaPicture.ts';

export type { CartelaPicture } from './CartelaPicture.ts';
export { check } from './check.ts';
export { climb } from './climb.ts';
export { cohort } from './cohort.ts';
export { infinity } from './infinity.ts';
export { mistakes } from './mistakes.ts';
export { modules } from './modules.ts';
export { notFound } from './notFound.ts';

export interface CartelaProps {
  /** The picture; `infinity`, `notFound`, `mistakes` and others come with the component. */
  picture: CartelaPicture;
  /** paper on white, inverse on navy, data for answers as charts draw them. Default paper. */
  tone?: 'paper' | 'inverse' | 'data';
  /** The picture in words. Default none: it is decoration. */
  label?: string;
  /** Words at the left of rows, from 0. On a narrow window only that of a marked row is shown. */
  rowLabels?: readonly { row: number; text: string }[];
}

const pitch = 20;

/** An illustration drawn on an answer sheet: hollow bubbles, of which the filled ones make the picture. As wide as its container. */
export function Cartela({ picture, tone = 'paper', label, rowLabels }: CartelaProps) {
  const id = useId();
  const { rows, band } = picture;
  const columns = rows[0]?.length ?? 0;
  // Fewer columns are drawn larger: finer lines and shorter marks keep their size on the screen.
  const scale = Math.max(0.5, columns / 33);
  const radius = tone === 'data' ? 6.4 : 7;
  const markLength = 16 * scale;
  const left = rowLabels ? 72 : 24 * scale;
  const width = left + columns * pitch;
  const circle = { radius, line: 0.75 + 0.5 * scale };
  // A line without length and with round ends is a disc: one short command per filled bubble.
  const dot = { strokeWidth: radius * 2 + 0.25, strokeLinecap: 'round' } as const;
  const inBand = (row: number) => band !== undefined && row >= band.from && row <= band.to;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const rowsOutside = rows.map((row, index) => (inBand(index) ? '' : row));
  const rowsInBand = rows.map((row, index) => (inBand(index) ? row : ''));
  return (
    <svg {...name} viewBox={`0 0 ${width} ${rows.length * pitch}`} className="block h-auto w-full forced-ink">
      <Hollow
        id={`${id}hollow`}
        tone={tone}
        circle={circle}
        left={left}
        columns={columns}
        from={0}
        to={rows.length - 1}
      />
      <path className={timingMarks({ tone })} d={marksPath(rowsOutside, scale)} />
      <path className={quietDots({ tone })} {...dot} d={dotsPath(rowsOutside, 'o', left)} />
      <path className={dots({ tone })} {...dot} d={dotsPath(rowsOutside, '#', left)} />
      {band && (
        <>
          <rect
            className="fill-mark"
            x={left}
            y={band.from * pitch}
            width={columns * pitch}
            height={(band.to - band.from + 1) * pitch}
          />
          <Hollow
            id={`${id}band`}
            tone="band"
            circle={circle}
            left={left}
            columns={columns}
            from={band.from}
            to={band.to}
          />
          <path className={timingMarks({ tone: 'band' })} d={marksPath(rowsInBand, scale)} />
          <path className={dots({ tone: 'band' })} {...dot} d={dotsPath(rowsInBand, '#', left)} />
        </>
      )}
      {rowLabels?.map(({ row, text }) => (
        <text key={row} x={markLength + 8} y={(row + 0.5) * pitch + 2.5} className={rowLabel({ hot: inBand(row) })}>
          {text}
        </text>
      ))}
    </svg>
  );
}

interface HollowProps {
  id: string;
  tone: 'paper' | 'inverse' | 'data' | 'band';
  circle: { radius: number; line: number };
  left: number;
  columns: number;
  from: number;
  to: number;
}

function Hollow({ id, tone, circle, left, columns, from, to }: HollowProps) {
  return (
    <>
      <pattern id={id} x={left} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle
          cx={pitch / 2}
          cy={pitch / 2}
          r={circle.radius - circle.line / 2}
          strokeWidth={circle.line}
          className={hollow({ tone })}
        />
      </pattern>
      <rect fill={`url(#${id})`} x={left} y={from * pitch} width={columns * pitch} height={(to - from + 1) * pitch} />
    </>
  );
}

function dotsPath(rows: readonly string[], sign: string, left: number): string {
  return rows
    .flatMap((row, y) =>
      Array.from(row, (cell, x) => (cell === sign ? `M${left + (x + 0.5) * pitch} ${(y + 0.5) * pitch}h.01` : '')),
    )
    .join('');
}

function marksPath(rows: readonly string[], scale: number): string {
  const mark = `h${16 * scale}v${4 * scale}H0z`;
  return rows.map((row, y) => (row === '' ? '' : `M0 ${(y + 0.5) * pitch - 2 * scale}${mark}`)).join('');
}
