import { Badge } from '@prepar/ui/Badge';
import { useWords } from '../common/words.tsx';
import type { Source } from './QuestionScreen.types.ts';

/** Where a question comes from; nothing where that is not known. */
export function SourceBadge({ source }: { source: Source | undefined }) {
  const { t } = useWords();
  if (source === undefined) return null;
  return <Badge tone={source === 'model' ? 'info' : 'outline'}>{t(`question.source.${source}`)}</Badge>;
}
