import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { Bar, type BarProps } from '../ProgressBar/Bar.tsx';

export interface MeterProps extends BarProps {
  /** Draws the pass mark at this per cent. */
  cut?: number;
  /** Hatches the bar: too few answers to rely on. Default false. */
  isUncertain?: boolean;
}

/** A share of a whole as it stands, such as an accuracy. What is to be completed is a ProgressBar. */
export function Meter({ cut, isUncertain, ...bar }: MeterProps) {
  return <Bar {...bar} track={AriaMeter} isUncertain={isUncertain} mark={cut} />;
}
