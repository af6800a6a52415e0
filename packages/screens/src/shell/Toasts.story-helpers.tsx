import { type ToastMessage, ToastQueue } from '@prepar/ui/ToastQueue';
import { useState } from 'react';
import type { MessageId } from '../common/message-ids.ts';
import { useWords } from '../common/words.tsx';
import { Toasts } from './Toasts.tsx';

/** Notices that stay, so that pictures have time. */
export function ShownToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const [queue] = useState(() => {
    const filled = new ToastQueue();
    for (const message of messages) filled.add(message);
    return filled;
  });
  return <Toasts queue={queue} />;
}

/** A notice that any page can show, by the ids of its words. */
export function Anywhere({ tone, title, text }: { tone: 'danger' | 'warning'; title: MessageId; text?: MessageId }) {
  const { t } = useWords();
  return <ShownToasts messages={[{ tone, title: t(title), ...(text && { text: t(text) }) }]} />;
}
