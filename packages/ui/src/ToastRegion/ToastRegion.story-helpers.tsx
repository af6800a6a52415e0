import type { ToastMessage } from './ToastQueue.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';
export const failed = {
  tone: 'danger',
  title: 'Erro na inscrição',
  text: 'Não foi possível se inscrever no exame. Tente novamente.',
} satisfies ToastMessage;
export const defaults = {
  tone: 'warning',
  title: 'Usando configurações padrão',
  text: 'Algumas podem não ser salvas.',
} satisfies ToastMessage;
export const pause = {
  tone: 'info',
  title: 'Hora de uma pausa',
  text: 'Você estuda há 50 minutos.',
} satisfies ToastMessage;

/** Puts messages into the queue that stay, so that pictures have time. */
export const stays =
  (...messages: ToastMessage[]) =>
  ({ args: { queue } }: { args: Pick<ToastRegionProps, 'queue'> }) => {
    queue.clear();
    for (const message of messages) queue.add(message);
  };
