import { type ToastMessage, ToastQueue } from '@prepar/ui/ToastQueue';

/** The notices over every page. */
export const toasts = new ToastQueue();

/** Shows a notice until it runs out or is closed. */
export const showToast = (notice: ToastMessage): void => toasts.show(notice);
