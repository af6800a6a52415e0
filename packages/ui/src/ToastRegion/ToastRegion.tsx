import { useRef } from 'react';
import { useToastRegion } from 'react-aria/useToast';
import { useToastQueue } from 'react-stately/useToastState';
import { ToastCard } from './ToastCard.tsx';
import type { ToastQueue } from './ToastQueue.ts';
import { toastList, toastRegion, toastStack } from './ToastRegion.variants.ts';

export interface ToastRegionProps {
  /** The messages. The caller holds them. */
  queue: ToastQueue;
  /** Name of the region, for example 'Avisos'. */
  label: string;
  /** Name of the closing buttons. */
  closeLabel: string;
}

/**
 * Short messages over the page, announced as they come: errors at once, the others when there is a pause.
 * The pointer or the focus on any of them holds them all. Render it once and always, even while it is empty,
 * or screen readers miss the first message. It stays in reach while a dialog is open.
 */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const state = useToastQueue(queue);
  const { regionProps } = useToastRegion({ 'aria-label': label }, state, region);
  const oldestFirst = state.visibleToasts.toReversed();
  const errors = oldestFirst.filter(({ content }) => content.tone === 'danger');
  const others = oldestFirst.filter(({ content }) => content.tone !== 'danger');
  return (
    // Placed anew with each first message: a browser keeps to where the bar at the foot was when it placed the region.
    <section {...regionProps} ref={region} className={oldestFirst.length > 0 ? toastRegion : undefined}>
      <div className={toastStack}>
        {errors.map((toast) => (
          <div key={toast.key} role="alert">
            <ToastCard toast={toast} state={state} closeLabel={closeLabel} />
          </div>
        ))}
        <output aria-atomic={false} className={toastList}>
          {others.map((toast) => (
            <ToastCard key={toast.key} toast={toast} state={state} closeLabel={closeLabel} />
          ))}
        </output>
      </div>
    </section>
  );
}
