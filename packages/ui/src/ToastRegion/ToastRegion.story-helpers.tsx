import type { ToastMessage } from './ToastQueue.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';
export const failed: ToastMessage = {
  tone: 'danger',
  title: 'Erro na inscrição',
  text: 'Não foi possível se inscrever no exame. Tente novamente.',
};
export const defaults: ToastMessage = {
  tone: 'warning',
  title: 'Usando configurações padrão',
  text: 'Algumas podem não ser salvas.',
};
export const pause: ToastMessage = {
  tone: 'info',
  title: 'Hora de uma pausa',
  text: 'Você estuda há 50 minutos.',
};

/** Puts messages into the queue that stay, so that pictures have time. */
export const stays =
  (...messages: ToastMessage[]) =>
  ({ args: { queue } }: { args: Pick<ToastRegionProps, 'queue'> }) => {
    queue.clear();
    for (const message of messages) queue.add(message);
  };
