import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '@prepar/ui/IconButton';
import { Timer } from '@prepar/ui/Timer';
import { formatTimer } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { ClockView } from './SimulationScreen.types.ts';

interface SimulationClockProps {
  clock: ClockView;
  onHide: (isHidden: boolean) => void;
}

/** The time that is left, or that has passed without a limit. It can be hidden until the last ten minutes. */
export function SimulationClock({ clock: { counts, seconds, tone, isHidden }, onHide }: SimulationClockProps) {
  const { t } = useWords();
  return (
    <Timer
      label={t(counts === 'left' ? 'simulation.clock.left' : 'simulation.clock.passed')}
      {...(!isHidden && {
        prefix: t(counts === 'left' ? 'simulation.clock.leftBefore' : 'simulation.clock.passedBefore'),
      })}
      value={isHidden ? t('simulation.clock.hidden') : formatTimer(seconds)}
      tone={tone}
      control={
        tone === 'calm' && (
          <IconButton
            label={t(isHidden ? 'simulation.clock.show' : 'simulation.clock.hide')}
            icon={isHidden ? Eye : EyeOff}
            tone="muted"
            onPress={() => onHide(!isHidden)}
          />
        )
      }
    />
  );
}
