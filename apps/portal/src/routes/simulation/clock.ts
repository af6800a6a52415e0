import type { ClockView } from '@prepar/screens/simulation/SimulationScreen.types.ts';
import type { Simulation } from './useLatestSimulation.ts';

const minute = 60;

export interface ClockInput {
  simulation: Pick<Simulation, 'pace' | 'startTime' | 'endsAt'>;
  /** Milliseconds since the epoch, by the clock of the server. */
  now: number;
  /** Whether the learner does not want to see it. */
  isHidden: boolean;
}

/** What the clock shows: the time that is left, or without a limit the time that has passed. */
export function presentClock({ simulation: { pace, startTime, endsAt }, now, isHidden }: ClockInput): ClockView {
  const [start, end] = [Date.parse(startTime), Date.parse(endsAt)];
  const passed = Math.max(0, now - start) / 1000;
  if (pace === 'UNTIMED') return { counts: 'passed', seconds: passed, used: null, tone: 'calm', isHidden };
  const seconds = Math.max(0, end - now) / 1000;
  const tone = seconds <= minute ? 'last' : seconds <= 10 * minute ? 'soon' : 'calm';
  return { counts: 'left', seconds, used: (now - start) / (end - start), tone, isHidden: isHidden && tone === 'calm' };
}

/** How long a warning stays, in seconds, unless it is closed. */
const standsFor = minute;

/** The warning that stands now: ten and five minutes before the end for a minute, and the last minute until the end. */
export function warningOf({ counts, seconds }: ClockView, closed: number | null): 10 | 5 | 1 | null {
  if (counts === 'passed') return null;
  if (seconds <= minute) return 1;
  const standing = ([10, 5] as const).find(
    (minutes) => seconds <= minutes * minute && seconds > minutes * minute - standsFor,
  );
  return standing === undefined || standing === closed ? null : standing;
}
