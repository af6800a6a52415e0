import { Badge } from '@prepar/ui/Badge';
import { Ban, Check, CirclePause, CircleQuestionMark } from 'lucide-react';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import { readAccountStatus } from './accountStatus.ts';

const looks = {
  active: { tone: 'success', icon: Check },
  inactive: { tone: 'neutral', icon: CirclePause },
  suspended: { tone: 'warning', icon: Ban },
  unknown: { tone: 'neutral', icon: CircleQuestionMark },
  other: { tone: 'neutral', icon: CircleQuestionMark },
} as const;

/** The state of the account, from the word of the server. */
export function AccountStatusBadge({ word }: { word: string | null }) {
  const { rich } = useWords();
  const status = readAccountStatus(word);
  return (
    <Badge {...looks[status.kind]}>
      {rich(`profile.status.${status.kind}`, {
        hidden: visuallyHidden,
        word: status.kind === 'other' ? status.word : '',
      })}
    </Badge>
  );
}
