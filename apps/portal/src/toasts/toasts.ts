import { createStore } from '../store.ts';

export interface ToastNotice {
  id: string;
  tone: 'success' | 'danger' | 'warning' | 'info';
  title: string;
  text?: string;
}

export const toasts = createStore<ToastNotice[]>([]);

let lastId = 0;

/** Shows a notice until it runs out or is closed. */
export function showToast(notice: Omit<ToastNotice, 'id'>): void {
  toasts.set([...toasts.get(), { ...notice, id: String(++lastId) }]);
}

export function closeToast(id: string): void {
  toasts.set(toasts.get().filter((notice) => notice.id !== id));
}
