import { type FocusEvent, useRef, useState } from 'react';
import { ToastCard, type ToastMessage } from './ToastCard.tsx';
import { toastList, toastRegion, toastStack } from './ToastRegion.variants.ts';

export interface ToastRegionProps {
  /** The messages, oldest first. The caller holds them; the three newest are shown. */
  toasts: readonly ToastMessage[];
  /** Asks the caller to remove a message: by its button, or by itself after 6 s unless it is an error. */
  onClose: (id: string) => void;
  /** Name of the region, for example 'Avisos'. */
  label: string;
  /** Name of the closing buttons. */
  closeLabel: string;
}

const mostShown = 3;

/**
 * Short messages over the page, announced as they come: errors at once, the others when there is a pause.
 * The pointer or the focus on any of them holds them all. Render it once and always, even while it is empty,
 * or screen readers miss the first message. It stays in reach while a dialog is open.
 */
export function ToastRegion({ toasts, onClose, label, closeLabel }: ToastRegionProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHasFocus(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  // A closed message takes its focused button along without a blur event: the focus goes back to where it was.
  const close = (id: string) => {
    if (hasFocus) cameFrom.current?.focus();
    setHasFocus(false);
    onClose(id);
  };

  const shown = toasts.slice(-mostShown);
  const card = (message: ToastMessage) => (
    <ToastCard
      key={message.id}
      message={message}
      closeLabel={closeLabel}
      isPaused={isHovered || hasFocus}
      onClose={() => close(message.id)}
    />
  );

  return (
    <section aria-label={label} data-react-aria-top-layer className={toastRegion}>
      <div
        className={toastStack}
        onPointerEnter={({ pointerType }) => setIsHovered(pointerType !== 'touch')}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={rememberFocus}
        onBlur={() => setHasFocus(false)}
      >
        {shown
          .filter(({ tone }) => tone === 'danger')
          .map((message) => (
            <div key={message.id} role="alert">
              {card(message)}
            </div>
          ))}
        <output aria-atomic={false} className={toastList}>
          {shown.filter(({ tone }) => tone !== 'danger').map(card)}
        </output>
      </div>
    </section>
  );
}
