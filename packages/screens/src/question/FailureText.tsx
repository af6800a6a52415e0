import type { MessageId } from '../common/message-ids.ts';
import { useWords } from '../common/words.tsx';
import type { Failure } from './QuestionScreen.types.ts';

export interface FailureTextProps {
  failure: Failure;
  /** What to say when the server said nothing. */
  fallback: MessageId;
}

/** Why something failed: no connection, the server's own sentence, or the fallback. */
export function FailureText({ failure, fallback }: FailureTextProps) {
  const { t } = useWords();
  if (failure.reason === 'connection') return `${t('common.connectionError')}. ${t('common.checkConnection')}`;
  return failure.message ?? t(fallback);
}
