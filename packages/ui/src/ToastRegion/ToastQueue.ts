import type { ReactNode } from 'react';
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

export type ToastTone = 'success' | 'danger' | 'warning' | 'info';

export interface ToastMessage {
  /** Danger stays until it is closed; the others close by themselves. */
  tone: ToastTone;
  /** What happened. */
  title: ReactNode;
  /** One sentence more: what it means or what to do. */
  text?: ReactNode;
  /** What can be done about it: a way on, or back. Pressed, it closes the message. */
  action?: { label: string; onPress: () => void };
}

/** How long a message stays that is no error, in milliseconds. */
export const toastDuration = 6000;

/** The same where something can be done about it, so that everybody has the time to. */
export const actionDuration = 20_000;

/** The messages of a ToastRegion, of which it shows the three newest. */
export class ToastQueue extends AriaToastQueue<ToastMessage> {
  constructor() {
    super({ maxVisibleToasts: 3 });
  }

  /** Shows a message. An error stays until it is closed, any other closes by itself. */
  show(message: ToastMessage): void {
    const timeout = message.action ? actionDuration : toastDuration;
    this.add(message, message.tone === 'danger' ? {} : { timeout });
  }
}
