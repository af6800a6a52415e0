import type { MessageId } from '@prepar/screens/common/message-ids.ts';
import type { ToastMessage } from '@prepar/ui/ToastQueue';
import { language } from '../i18n/language.ts';
import { loadWords } from '../i18n/loadWords.ts';
import { showToast } from './toasts.ts';

interface Announcement {
  tone: ToastMessage['tone'];
  title: MessageId;
  text?: MessageId;
}

/** Shows a notice from outside a page, by the ids of words of some flows or of those that every page has. */
export function announce({ tone, title, text }: Announcement, flows: readonly string[] = []): void {
  void loadWords(language.get(), flows).then(({ t }) =>
    showToast({ tone, title: t(title), ...(text && { text: t(text) }) }),
  );
}
